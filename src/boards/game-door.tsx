import { useState, type ReactNode } from 'react'
import type { GameId } from '@/games'
import { fetchRoomWords } from '@/i18n'
import { gameEntered } from '@/store/games/entering'
import { useAppDispatch } from '@/store/hooks'
import { Door, lazy, type GroundKind } from '@/ui'
import type { Face } from './face'
import { faceOf } from './faces'
import { FaceProvider } from './face-context'

interface GameDoorProps {
  readonly game: GameId
  readonly ground?: GroundKind
  readonly children: ReactNode
}

/** Words that do not come are asked for again by `FaceProvider`. */
async function faceWithWords<G extends GameId>(game: G): Promise<Face<G>> {
  const face = await faceOf(game).load()
  if (face.words !== null) await fetchRoomWords(face.words).catch(() => undefined)
  return face
}

/** The way into a game: its rules with what was kept of it, and its face with its words, are fetched side by side. */
export function GameDoor({ game, ground, children }: GameDoorProps) {
  const dispatch = useAppDispatch()
  const [door] = useState(() =>
    lazy(async () => {
      const [face] = await Promise.all([faceWithWords(game), dispatch(gameEntered(game))])
      return face
    }),
  )
  return (
    <Door to={door} {...(ground && { ground })}>
      {(face) => <FaceProvider face={face}>{children}</FaceProvider>}
    </Door>
  )
}
