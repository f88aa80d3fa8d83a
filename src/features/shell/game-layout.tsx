import { Stack, useLocalSearchParams, useSegments } from 'expo-router'
import { memo, useCallback } from 'react'
import { GameDoor, hasAddress, hasFace } from '@/boards'
import { isGameId, type GameId } from '@/games'
import { gameChosen } from '@/store/games/entering'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectGame } from '@/store/match/selectors'
import { WhileInFront } from '@/ui'
import { NotFoundScreen } from './not-found-screen'
import { screenOptions } from './screen-options'

/** Around every screen of a game, `/<game>/…`: the game comes when it is entered. One that we do not have is not found. */
export function GameLayout() {
  const { game = '' } = useLocalSearchParams<{ game: string }>()
  const segments: readonly string[] = useSegments()
  if (!isGameId(game) || !hasFace(game) || !hasAddress(game, segments[1] ?? ''))
    return <NotFoundScreen />
  return (
    <GameDoor key={game} game={game}>
      <Rooms game={game} />
    </GameDoor>
  )
}

/** Whatever is on the screen, the table below it is one of this game. A new address does not draw the rooms again. */
const Rooms = memo(function Rooms({ game }: { readonly game: GameId }) {
  const dispatch = useAppDispatch()
  const isChosen = useAppSelector(selectGame) === game
  const choose = useCallback(() => void dispatch(gameChosen(game)), [dispatch, game])
  return (
    <>
      <WhileInFront effect={choose} />
      {isChosen && <Stack screenOptions={screenOptions} />}
    </>
  )
})
