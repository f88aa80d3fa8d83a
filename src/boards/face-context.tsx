import { createContext, use, type ReactNode } from 'react'
import type { GameId } from '@/games'
import { GameLinks } from '@/ui'
import type { Face } from './face'

const FaceContext = createContext<Face<GameId> | null>(null)

interface FaceProviderProps {
  readonly face: Face<GameId>
  readonly children: ReactNode
}

/** Around every screen of a game: what it looks like, and links that stay within it. */
export const FaceProvider = ({ face, children }: FaceProviderProps) => (
  <FaceContext value={face}>
    <GameLinks game={face.game}>{children}</GameLinks>
  </FaceContext>
)

type Rooms = Pick<Face<GameId>, 'coach' | 'companion' | 'ledger' | 'lesson' | 'rulebook'>

/** A room of the game that one is in. Nobody is led into one that the game does not have. */
export function useRoom<K extends keyof Rooms>(name: K): NonNullable<Rooms[K]> {
  const face = useFace()
  const room = face[name]
  if (!room) throw new Error(`There is no ${name} for ${face.game}.`)
  return room
}

/** The face of the game that one is in. */
export function useFace(): Face<GameId> {
  const face = use(FaceContext)
  if (!face) throw new Error('There is no game around this screen.')
  return face
}
