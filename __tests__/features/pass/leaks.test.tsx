import '../../support/quiet-phone'
import { screen } from '@testing-library/react-native'
import type { ReactElement } from 'react'
import { View } from 'react-native'
import { Provider } from 'react-redux'
import { drawn, rngFromSeed } from '@/core/rng'
import { DealScreen } from '@/features/deal/deal-screen'
import { PeekScreen } from '@/features/deal/peek-screen'
import { RoundScreen } from '@/features/deal/round-screen'
import { HomeScreen } from '@/features/home/home-screen'
import { TableScreen } from '@/features/table/table-screen'
import { dice, type DiceAction, type DiceConfig, type Role, type Seat } from '@/games/dice'
import { officialRoleCards } from '@/family/roles'
import type { Player } from '@/persistence/kinds'
import { matchRestored } from '@/store/match/slice'
import { replayedTable } from '@/store/match/table'
import { roleRaised, phoneTaken } from '@/store/pass/slice'
import type { AppStore } from '@/store/store'
import { freshStore, show } from '../home/stage'

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  useFocusEffect: (effect: () => void) => jest.requireActual('react').useEffect(effect, [effect]),
  Redirect: ({ href }: { readonly href: string }) => `to ${href}`,
}))
jest.mock('@/platform/screen-secret', () => ({ setScreenSecret: jest.fn() }))

interface Story {
  readonly seats: number
  readonly seed: number
  readonly roles: readonly Role[]
  readonly actions: readonly DiceAction[]
  readonly peeked: readonly Seat[]
}

/** A random match some way on, and the same with two sealed cards swapped; null if all cards lie open. */
function twins(seed: number): readonly [Story, Story] | null {
  const rng = rngFromSeed(seed)
  const seats = 4 + rng.below(5)
  const roles = drawn(officialRoleCards(seats), seats, rng).filter((role) => role !== 'hidden')
  const config: DiceConfig = { kind: 'deal', seats, roles }
  const chance = rngFromSeed(seed)
  const state = dice.setup(config, chance)
  const actions: DiceAction[] = []
  for (let left = rng.below(60); left > 0 && state.decision; left--) {
    const legal = dice.legal(state)
    const action = legal[rng.below(legal.length)]
    if (!action) break
    dice.play(state, action, chance)
    actions.push(action)
  }
  if (state.winner) return null
  const sealed = roles.flatMap((role, seat) =>
    role !== 'sheriff' && state.alive[seat] ? [seat] : [],
  )
  const [one = 0, ...others] = sealed
  const other = others.find((seat) => roles[seat] !== roles[one])
  if (other === undefined) return null
  const swapped = roles.map((role, seat) =>
    seat === one ? (roles[other] ?? role) : seat === other ? (roles[one] ?? role) : role,
  )
  const peeked = rng.below(2) === 0 ? sealed : sealed.slice(0, rng.below(sealed.length))
  const story = {
    seats,
    seed,
    roles,
    actions,
    peeked: actions.length > 0 ? allSeats(seats) : peeked,
  }
  return [story, { ...story, roles: swapped }]
}

const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat)
const NAMES = ['Rosa', 'Tom', 'Omar', 'Friederike', 'Bo', 'Mei', 'Ines', 'Cole']

function storeOf({ seats, seed, roles, actions, peeked }: Story): AppStore {
  const store = freshStore()
  const players = NAMES.slice(0, seats).map((name): Player => ({ kind: 'human', name }))
  const config: DiceConfig = { kind: 'deal', seats, roles }
  const record = { schema: 1, rules: dice.rules, game: 'dice', config, seed, actions } as const
  const seating = { game: 'dice', id: 'twin', mode: 'pass', players, peeked } as const
  store.dispatch(matchRestored(replayedTable({ ...seating, startedAt: 0, script: null }, record)))
  return store
}

interface Holding {
  readonly holder: Seat | null
  readonly isRaised?: boolean
}

/** Both stories on their screens, side by side: all that is drawn or can be read out, as text. */
function sideBySide(element: ReactElement, stories: readonly Story[], holding: Holding): string[] {
  const stores = stories.map((story) => {
    const store = storeOf(story)
    if (holding.holder !== null) store.dispatch(phoneTaken(holding.holder))
    if (holding.isRaised) store.dispatch(roleRaised())
    return store
  })
  show(
    <>
      {stores.map((store, i) => (
        <View key={i} testID={`twin-${i}`}>
          <Provider store={store}>{element}</Provider>
        </View>
      ))}
    </>,
  )
  return stores.map((_, i) =>
    JSON.stringify(childrenOf(screen.toJSON(), `twin-${i}`)).replace(/_r_[0-9a-z]+_/g, 'id'),
  )
}

/** Where two long texts part; nothing if they are the same. */
function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return one === other ? '' : `${one.slice(at - 80, at + 80)} / ${other.slice(at - 80, at + 80)}`
}

type Tree = ReturnType<typeof screen.toJSON>

/** What stands under a test id. */
function childrenOf(tree: Tree | string, id: string): unknown {
  if (tree === null || typeof tree === 'string') return null
  const nodes = Array.isArray(tree) ? tree : [tree]
  for (const node of nodes) {
    if (node.props.testID === id) return node.children
    for (const child of node.children ?? []) {
      const found = childrenOf(child, id)
      if (found !== null) return found
    }
  }
  return null
}

const SCREENS = {
  table: <TableScreen />,
  round: <RoundScreen />,
  deal: <DealScreen />,
  home: <HomeScreen />,
  'card face down': <PeekScreen />,
}

const freshlyDealt = { actions: [], peeked: [] } as const

const PAIRS = Array.from({ length: 40 }, (_, seed) => ({ seed, pair: twins(seed) })).flatMap(
  ({ seed, pair }) => (pair ? [{ seed, pair }] : []),
)
const CASES = Object.entries(SCREENS).flatMap(([name, element]) =>
  PAIRS.slice(0, 6).map(({ seed, pair }) => ({ name, element, seed, pair })),
)

it.each(CASES)('two sealed cards swapped change nothing: $name, match $seed', (twin) => {
  const { name, element, seed, pair } = twin
  const holder = seed % 3 === 0 ? null : seed % pair[0].seats
  // The phone goes around before anybody has rolled.
  const stories = name === 'round' ? pair.map((story) => ({ ...story, ...freshlyDealt })) : pair
  const [one, other] = sideBySide(element, stories, { holder })
  expect(one).not.toBe('null')
  expect(firstDifference(one ?? '', other ?? '')).toBe('')
})

it('would notice: the card held up tells the two apart', () => {
  const [first] = PAIRS
  if (!first) throw new Error('some of these matches go on')
  const [a, b] = first.pair
  const holder = a.roles.findIndex((role, seat) => role !== b.roles[seat])
  const [one, other] = sideBySide(<PeekScreen />, first.pair, { holder, isRaised: true })
  expect(firstDifference(one ?? '', other ?? '')).not.toBe('')
})
