import { createContext, use, useCallback, type ReactNode } from 'react'

const GameContext = createContext<string | null>(null)

interface GameLinksProps {
  readonly game: string
  readonly children: ReactNode
}

/** Around everything that belongs to one game: its links stay within it. */
export const GameLinks = ({ game, children }: GameLinksProps) => (
  <GameContext value={game}>{children}</GameContext>
)

/** The address of a room of the game that one is in: `rules/beer` becomes `/dice/rules/beer`. */
export function useGameHref(): (room: string) => `/${string}` {
  const game = use(GameContext)
  if (game === null) throw new Error('There is no game around this screen.')
  return useCallback((room) => `/${game}/${room}`, [game])
}
