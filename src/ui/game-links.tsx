import { createContext, use, useCallback, useMemo, type ReactNode } from 'react'

interface Game {
  readonly game: string
  readonly hasRules: boolean
}

const GameContext = createContext<Game | null>(null)

interface GameLinksProps {
  readonly game: string
  /** Its rules can be looked up. */
  readonly hasRules?: boolean
  readonly children: ReactNode
}

/** Around everything that belongs to one game: its links stay within it. */
export function GameLinks({ game, hasRules = true, children }: GameLinksProps) {
  const links = useMemo(() => ({ game, hasRules }), [game, hasRules])
  return <GameContext value={links}>{children}</GameContext>
}

/** Can the rules of the game that one is in be looked up? */
export const useHasRules = (): boolean => use(GameContext)?.hasRules === true

/** The address of a room of the game that one is in: `rules/beer` becomes `/dice/rules/beer`. */
export function useGameHref(): (room: string) => `/${string}` {
  const game = use(GameContext)?.game
  if (game === undefined) throw new Error('There is no game around this screen.')
  return useCallback((room) => `/${game}/${room}`, [game])
}
