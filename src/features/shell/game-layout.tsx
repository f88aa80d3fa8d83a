import { Stack, useLocalSearchParams } from 'expo-router'
import { FaceProvider, faceOf } from '@/boards'
import { isGameId, type GameId } from '@/games'
import { Door } from '@/ui'
import { NotFoundScreen } from './not-found-screen'
import { screenOptions } from './screen-options'

/** Around every screen of a game, `/<game>/…`: the game comes when it is entered. One that we do not have is not found. */
export function GameLayout() {
  const { game = '' } = useLocalSearchParams<{ game: string }>()
  return isGameId(game) ? <Entered key={game} game={game} /> : <NotFoundScreen />
}

function Entered({ game }: { readonly game: GameId }) {
  return (
    <Door to={faceOf(game)}>
      {(face) => (
        <FaceProvider face={face}>
          <Stack screenOptions={screenOptions} />
        </FaceProvider>
      )}
    </Door>
  )
}
