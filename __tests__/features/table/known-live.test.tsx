import '../../support/quiet-phone'
import { act, screen } from '@testing-library/react-native'
import { replayMatch, retraceMatch, takeAction } from '@/core/match'
import type { SealedRole } from '@/family/roles'
import { TableScreen } from '@/features/table/table-screen'
import { dice } from '@/games/dice'
import { memoryStorage } from '@/persistence/storage'
import { selectActionCount, selectMatchId } from '@/store/match/selectors'
import { actionTaken, matchRestored } from '@/store/match/slice'
import { replayedTable } from '@/store/match/table'
import { settingsChanged } from '@/store/settings/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { recordBefore } from '../../../e2e/support/eves'
import { show } from '../home/stage'
import '../../support/games-loaded'

jest.mock('expo-router', () => ({
  useRouter: () => ({ replace: jest.fn(), push: jest.fn() }),
  useFocusEffect: (effect: () => void) => jest.requireActual('react').useEffect(effect, [effect]),
  Redirect: () => null,
}))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Right before a shot of the owner that fells an Outlaw, after some turns, without ending the match. */
const record = recordBefore(5, ({ action, events }) =>
  events.some(
    (event) =>
      action.type === 'aim' &&
      event.type === 'eliminated' &&
      event.seat === action.target &&
      event.role === 'outlaw' &&
      !events.some(({ type }) => type === 'gameEnded'),
  ),
)
const eve = replayMatch(dice, record)
const shot = dice.legal(eve.state).find((action) => {
  const taken = takeAction(dice, eve, action)
  return taken.ok && taken.events.some(({ type }) => type === 'eliminated')
})
const target = shot?.type === 'aim' ? shot.target : -1
const turnsBefore = retraceMatch(dice, record).events.filter(
  ({ type }) => type === 'turnStarted',
).length

const players = defaultPlayers(5, 'Ada')

/** The table at ×1, with a chip on the one who falls that was placed in the first turn. */
function table(role: SealedRole): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed: 1 }))
  const seating = { game: 'dice', id: 'eve', mode: 'solo', players, peeked: [] } as const
  const says = { role, sureness: 'likely' } as const
  const marks = [{ by: 0, about: target, says, turn: 1, at: 0 }]
  const shown = replayedTable({ ...seating, startedAt: 0, script: null, marks }, record)
  store.dispatch(matchRestored(shown))
  return show(<TableScreen />, store, false)
}

/** The shot is fired and told, until its card has turned up. */
function fire(store: AppStore): void {
  if (!shot) throw new Error('no shot fells anybody')
  const state = store.getState()
  const id = selectMatchId(state) ?? ''
  const at = selectActionCount(state)
  act(() => void store.dispatch(actionTaken({ game: 'dice', id, at, action: shot })))
}

/** What the table says while the shot is told, in small steps: it goes again after a while. */
function saidWithin(ms: number, text: RegExp): string | null {
  for (let step = 0; step < ms; step += 200) {
    act(() => jest.advanceTimersByTime(200))
    const [said] = screen.queryAllByText(text, { includeHiddenElements: true })
    if (said) return `${said.props.children}`
  }
  return null
}

const name = players[target]?.name ?? ''
const about = new RegExp(`^${name}(: you knew| was )`)

it('when a card turns up at ×1, the table says how early one knew', () => {
  const store = table('outlaw')
  expect(turnsBefore).toBeGreaterThan(1)
  expect(saidWithin(500, about)).toBeNull()
  fire(store)
  expect(saidWithin(10_000, about)).toBe(`${name}: you knew ${turnsBefore} turns early.`)
})

it('or that one was wrong', () => {
  const store = table('deputy')
  fire(store)
  expect(saidWithin(10_000, about)).toBe(`${name} was Outlaw. You had said Deputy.`)
})
