import 'react-native-gesture-handler/jestSetup'
import '../../support/quiet-phone'
import '../../support/still-router'
import '../../support/games-loaded'
import { act, screen } from '@testing-library/react-native'
import { FaceProvider, faceOf, type Face } from '@/boards'
import { TableScreen } from '@/features/table/table-screen'
import type { GameId } from '@/games'
import { cards, type CardId, type CardsAction, type CardsConfig } from '@/games/cards'
import { CARD_IDS } from '@/games/cards/cards/ids'
import { gameChosen } from '@/store/games/entering'
import { selectLog } from '@/store/match/selectors'
import { eventsShown, matchRestored } from '@/store/match/slice'
import { replayedTable } from '@/store/match/table'
import { lineSaid } from '@/store/talk/slice'
import { freshStore, show } from '../../features/home/stage'

const entered = (game: GameId): Promise<Face<GameId>> => faceOf(game).load()

let face: Face<GameId>

beforeAll(async () => {
  face = await entered('cards')
})

const ROLES = ['sheriff', 'outlaw', 'renegade', 'outlaw'] as const
const HANDS: readonly (readonly CardId[])[] = [['missed-10C'], ['bang-8D'], [], []]

/** Hank says something, after these actions of whoever is on turn. */
function hankSpeaks(turn: number, ...actions: readonly CardsAction[]): void {
  const store = freshStore()
  store.dispatch(gameChosen('cards'))
  const config: CardsConfig = {
    kind: 'position',
    turn,
    phase: 'play',
    seats: ROLES.map((role, seat) => ({
      role,
      character: null,
      life: 4,
      maxLife: role === 'sheriff' ? 5 : 4,
      hand: HANDS[seat] ?? [],
      inPlay: [],
    })),
    deck: CARD_IDS.filter((card) => !HANDS.flat().includes(card)),
    discard: [],
  }
  const record = { schema: 1, rules: cards.rules, game: 'cards', config, seed: 1, actions } as const
  const players = ['Ada', 'Rosa', 'Hank', 'Mei'].map((name, seat) =>
    seat === 0
      ? ({ kind: 'human', name } as const)
      : ({ kind: 'bot', name, level: 'easy' } as const),
  )
  const seating = { game: 'cards', id: 'talk', mode: 'solo', players, peeked: [0] } as const
  store.dispatch(matchRestored(replayedTable({ ...seating, startedAt: 0, script: null }, record)))
  store.dispatch(eventsShown(selectLog(store.getState()).length))
  show(
    <FaceProvider face={face}>
      <TableScreen />
    </FaceProvider>,
    store,
  )
  act(() => {
    store.dispatch(lineSaid({ seat: 2, code: 'thanks', about: 1, at: 1 }))
  })
}

test('what a bot says hangs in the air beside it', () => {
  hankSpeaks(0)
  expect(screen.getByTestId('speech')).toBeOnTheScreen()
})

test('it waits while one is asked about one’s own life', () => {
  hankSpeaks(1, { type: 'play', card: 'bang-8D', target: 0 })
  expect(screen.getByRole('button', { name: /^Missed!, costs the card/ })).toBeOnTheScreen()
  expect(screen.queryByTestId('speech')).toBeNull()
})
