import { Stack, useLocalSearchParams } from 'expo-router'
import { useState } from 'react'
import { FaceProvider, faceOf } from '@/boards'
import { isGameId, type GameId } from '@/games'
import { gameEntered } from '@/store/games/entering'
import { useAppDispatch } from '@/store/hooks'
import { Door, lazy } from '@/ui'
import { NotFoundScreen } from './not-found-screen'
import { screenOptions } from './screen-options'

/** Around every screen of a game, `/<game>/…`: the game comes when it is entered. One that we do not have is not found. */
export function GameLayout() {
  const { game = '' } = useLocalSearchParams<{ game: string }>()
  return isGameId(game) ? <Entered key={game} game={game} /> : <NotFoundScreen />
}

/** Its rules with what was kept of it, and its face, side by side. */
function Entered({ game }: { readonly game: GameId }) {
  const dispatch = useAppDispatch()
  const [door] = useState(() =>
    lazy(async () => {
      const [face] = await Promise.all([faceOf(game).load(), dispatch(gameEntered(game))])
      return face
    }),
  )
  return (
    <Door to={door}>
      {(face) => (
        <FaceProvider face={face}>
          <Stack screenOptions={screenOptions} />
        </FaceProvider>
      )}
    </Door>
  )
}
