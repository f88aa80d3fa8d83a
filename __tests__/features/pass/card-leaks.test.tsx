import 'react-native-gesture-handler/jestSetup'
import '../../support/quiet-phone'
import '../../support/still-router'
import '../../support/games-loaded'
import { render, screen } from '@testing-library/react-native'
import { View } from 'react-native'
import { Provider } from 'react-redux'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { FaceProvider, faceOf, type Face } from '@/boards'
import { pace } from '@/boards/cards/table/timing'
import { at } from '@/core/list'
import { drawn, rngFromSeed, type Rng } from '@/core/rng'
import { HomeScreen } from '@/features/home/home-screen'
import { TableScreen } from '@/features/table/table-screen'
import type { GameId } from '@/games'
import {
  cards,
  type CardId,
  type CardsAction,
  type CardsConfig,
  type CardsEvent,
  type CardsState,
  type Seat,
} from '@/games/cards'
import { idsOf } from '@/games/cards/cards/faces'
import { REFLEX_VALUES, type Reflexes } from '@/games/cards/pass/reflexes'
import { gameChosen } from '@/store/games/entering'
import { selectLog } from '@/store/match/selectors'
import { eventsShown, matchRestored, reflexesSet } from '@/store/match/slice'
import { replayedTable } from '@/store/match/table'
import { selectAnsweredFor, selectAwaited } from '@/store/pass/selectors'
import { handRaised, phoneTaken } from '@/store/pass/slice'
import type { AppStore } from '@/store/store'
import { ThemeProvider } from '@/ui'
import { freshStore, metrics } from '../home/stage'

let face: Face<GameId>

const entered = (game: GameId): Promise<Face<GameId>> => faceOf(game).load()

beforeAll(async () => {
  face = await entered('cards')
})

interface Story {
  readonly seats: number
  readonly config: CardsConfig
  readonly actions: readonly CardsAction[]
}

type Twins = readonly [Story, Story]

/** A table some random choices on where somebody is to play; null if the match is over by then. */
function tableOf(rng: Rng, seats: number): CardsState | null {
  let state = cards.setup({ kind: 'deal', seats }, rng)
  for (let left = rng.below(120); state.decision; left--) {
    if (left <= 0 && state.decision.kind === 'play') return state
    const legal = cards.legal(state)
    state = cards.step(state, at(legal, rng.below(legal.length)), rng).state
  }
  return null
}

/** The same table set up by hand, with these cards in the hands and on the deck. */
function positionOf(
  { roles, characters, life, maxLife, inPlay, turn, discards }: CardsState,
  {
    hands,
    deck,
  }: { readonly hands: readonly (readonly CardId[])[]; readonly deck: readonly CardId[] },
): CardsConfig {
  return {
    kind: 'position',
    turn,
    phase: 'play',
    seats: roles.map((role, seat) => ({
      role: role === 'hidden' ? 'outlaw' : role,
      character: at(characters, seat),
      life: at(life, seat),
      maxLife: at(maxLife, seat),
      hand: at(hands, seat),
      inPlay: idsOf(at(inPlay, seat)),
    })),
    deck,
    discard: idsOf(discards).toReversed(),
  }
}

/** Some table, and the same with other hidden cards in hands and deck; the card that is played next is the same. */
function twins(seed: number): Twins | null {
  const rng = rngFromSeed(seed)
  const seats = 4 + rng.below(4)
  const state = tableOf(rng, seats)
  if (!state) return null
  const plays = cards.legal(state).filter(({ type }) => type === 'play')
  const action = plays[rng.below(Math.max(1, plays.length))]
  const played = action?.type === 'play' ? action.card : null
  const hands = state.hands.map((hand) => idsOf(hand))
  const deck = idsOf(state.pile).toReversed()
  const hidden = [...hands.flat(), ...deck].filter((card) => card !== played)
  const mixed = drawn(hidden, hidden.length, rng)
  const next = (): CardId => {
    const card = mixed.pop()
    if (!card) throw new Error('as many cards as before')
    return card
  }
  const other = {
    hands: hands.map((hand) => hand.map((card) => (card === played ? card : next()))),
    deck: deck.map(() => next()),
  }
  const actions = action && !isNews(action) ? [action] : []
  return [
    { seats, config: positionOf(state, { hands, deck }), actions },
    { seats, config: positionOf(withRolesSwapped(state, rng), other), actions },
  ]
}

/** It brings a hidden card to light, so the two tables may be told apart. */
const isNews = (action: CardsAction): boolean =>
  action.type === 'play' &&
  (/^(general-store|cat-balou|panic)/.test(action.card) || action.take !== undefined)

/** Sealed roles of the living, dealt anew among them. */
function withRolesSwapped(state: CardsState, rng: Rng): CardsState {
  const sealed = state.roles.flatMap((role, seat) =>
    role !== 'sheriff' && state.alive[seat] ? [seat] : [],
  )
  const mixed = drawn(
    sealed.map((seat) => at(state.roles, seat)),
    sealed.length,
    rng,
  )
  const roles = state.roles.map((role, seat) => mixed[sealed.indexOf(seat)] ?? role)
  return { ...state, roles }
}

const NAMES = ['Rosa', 'Tom', 'Omar', 'Friederike', 'Bo', 'Mei', 'Ines']

interface Holding {
  readonly holder: Seat | null
  readonly isUp?: boolean
  readonly reflexes: Reflexes
}

function storeOf({ seats, config, actions }: Story, holding: Holding): AppStore {
  const store = freshStore()
  store.dispatch(gameChosen('cards'))
  const players = NAMES.slice(0, seats).map((name) => ({ kind: 'human', name }) as const)
  const record = { schema: 1, rules: cards.rules, game: 'cards', config, seed: 1, actions } as const
  const seating = {
    game: 'cards',
    id: 'twin',
    mode: 'pass',
    players,
    peeked: players.map((_, seat) => seat),
  } as const
  store.dispatch(matchRestored(replayedTable({ ...seating, startedAt: 0, script: null }, record)))
  players.forEach((_, seat) =>
    store.dispatch(reflexesSet({ game: 'cards', seat, reflexes: holding.reflexes })),
  )
  store.dispatch(eventsShown(selectLog(store.getState()).length))
  if (holding.holder !== null) store.dispatch(phoneTaken(holding.holder))
  if (holding.isUp) store.dispatch(handRaised())
  return store
}

const SCREENS = { table: <TableScreen />, home: <HomeScreen /> }

/** Both tables on their screens, side by side: all that is drawn or can be read out, as text. */
function sideBySide(stores: readonly AppStore[], name: keyof typeof SCREENS): readonly string[] {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider theme="dusk" reducedMotion>
        <FaceProvider face={face}>
          {stores.map((store, i) => (
            <View key={i} testID={`twin-${i}`}>
              <Provider store={store}>{SCREENS[name]}</Provider>
            </View>
          ))}
        </FaceProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  )
  return stores.map((_, i) =>
    JSON.stringify(under(screen.toJSON(), `twin-${i}`)).replace(/_r_[0-9a-z]+_/g, 'id'),
  )
}

type Tree = ReturnType<typeof screen.toJSON>

/** What stands under a test id. */
function under(tree: Tree | string, id: string): unknown {
  if (tree === null || typeof tree === 'string') return null
  for (const node of Array.isArray(tree) ? tree : [tree]) {
    if (node.props.testID === id) return node.children
    for (const child of node.children ?? []) {
      const found = under(child, id)
      if (found !== null) return found
    }
  }
  return null
}

/** Where two long texts part; nothing if they are the same. */
function firstDifference([one = '', other = '']: readonly string[]): string {
  let i = 0
  while (i < one.length && one[i] === other[i]) i++
  return one === other ? '' : `${one.slice(i - 80, i + 80)} / ${other.slice(i - 80, i + 80)}`
}

/** How long each beat of what happened is shown, with everybody a person. */
function paceOf(store: AppStore): readonly number[] {
  const log = selectLog(store.getState()).filter((event): event is CardsEvent => 'type' in event)
  const answered = selectAnsweredFor(store.getState())
  const beats: number[] = []
  for (let from = 0; from < log.length;) {
    const beat = pace.nextBeat(log, from, { isBot: (seat) => seat === answered })
    if (!beat) break
    beats.push(beat.ms)
    from += beat.events.length
  }
  return beats
}

const reflexesAt = (seed: number): Reflexes => ({
  barrel: at(REFLEX_VALUES.barrel, seed % 2),
  missed: at(REFLEX_VALUES.missed, seed % 4),
  bang: at(REFLEX_VALUES.bang, seed % 3),
  beer: at(REFLEX_VALUES.beer, seed % 2),
})

const PAIRS = Array.from({ length: 40 }, (_, seed) => ({ seed, pair: twins(seed) })).flatMap(
  ({ seed, pair }) => (pair ? [{ seed, pair }] : []),
)

const storesOf = (pair: Twins, holding: Holding) => pair.map((story) => storeOf(story, holding))

it.each(PAIRS)('hands, deck and roles swapped change no pace and no call: $seed', (twin) => {
  const { seed, pair } = twin
  for (const holder of [null, 0, seed % pair[0].seats]) {
    const stores = storesOf(pair, { holder, reflexes: reflexesAt(seed) })
    const [one, other] = stores.map((store) => ({
      pace: paceOf(store),
      log: selectLog(store.getState()),
      answered: selectAnsweredFor(store.getState()),
      awaited: selectAwaited(store.getState()),
    }))
    expect(one).toEqual(other)
  }
})

it.each(PAIRS.slice(0, 6))('nor anything that a stranger sees or hears: $seed', (twin) => {
  const { seed, pair } = twin
  const holder = seed % 3 === 0 ? null : seed % pair[0].seats
  const holding = { holder, reflexes: reflexesAt(seed) }
  for (const name of ['table', 'home'] as const) {
    const shown = sideBySide(storesOf(pair, holding), name)
    expect(shown[0]).not.toBe('null')
    expect(firstDifference(shown)).toBe('')
  }
})

it('would notice: a raised hand tells the two apart', () => {
  const found = PAIRS.find(({ pair }) => pair[0].actions.length === 0)
  if (!found || found.pair[0].config.kind !== 'position') throw new Error('some have no play')
  const holder = found.pair[0].config.turn
  const stores = storesOf(found.pair, { holder, isUp: true, reflexes: reflexesAt(0) })
  expect(firstDifference(sideBySide(stores, 'table'))).not.toBe('')
})
