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

/** The face of the game that one is in. */
export function useFace(): Face<GameId> {
  const face = use(FaceContext)
  if (!face) throw new Error('There is no game around this screen.')
  return face
}
