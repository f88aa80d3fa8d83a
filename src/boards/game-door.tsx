import { useState, type ReactNode } from 'react'
import type { GameId } from '@/games'
import { gameEntered } from '@/store/games/entering'
import { useAppDispatch } from '@/store/hooks'
import { Door, lazy, type GroundKind } from '@/ui'
import { faceOf } from './faces'
import { FaceProvider } from './face-context'

interface GameDoorProps {
  readonly game: GameId
  readonly ground?: GroundKind
  readonly children: ReactNode
}

/** The way into a game: its rules with what was kept of it, and its face, are fetched side by side. */
export function GameDoor({ game, ground, children }: GameDoorProps) {
  const dispatch = useAppDispatch()
  const [door] = useState(() =>
    lazy(async () => {
      const [face] = await Promise.all([faceOf(game).load(), dispatch(gameEntered(game))])
      return face
    }),
  )
  return (
    <Door to={door} {...(ground && { ground })}>
      {(face) => <FaceProvider face={face}>{children}</FaceProvider>}
    </Door>
  )
}
