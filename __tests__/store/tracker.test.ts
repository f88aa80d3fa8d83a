import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type Deal } from '@/games/dice'
import { tracker, type TrackerAction } from '@/games/dice/tracker'
import { companionKind } from '@/persistence/companion'
import { asideKey } from '@/persistence/documents'
import { readHistory } from '@/store/history/keep'
import { memoryStorage } from '@/persistence/storage'
import { selectSeries, standingOf } from '@/store/pass/series'
import { personAdded, peopleSeated } from '@/store/roster/slice'
import { selectRoster } from '@/store/roster/selectors'
import { createStore } from '@/store/store'
import { diceCompanion } from '@/store/games/dice-rules'
import { selectDiceAside, selectDiceLog } from '@/store/tracker/dice-selectors'
import {
  selectCompanionRecap,
  selectCompanionView,
  selectPeekedRole,
  selectPeeking,
  selectSecretTable,
  selectWaitingEntries,
} from '@/store/tracker/selectors'
import {
  asideSettled,
  roleSeen,
  entered,
  entryEdited,
  entryRedone,
  entryUndone,
  tableClosed,
  tableOpened,
} from '@/store/tracker/slice'
import { isTableOf } from '@/store/tracker/table'
import type { Timeline } from '@/store/tracker/timeline'
import { deals, throughJson } from '../properties/games'
import { PATIENCE, holds } from '../properties/runs'
import { sealedDeal } from '../tracker/table-talk'
import '../support/games-loaded'

const { begin, edit, enter, redo, undo, logKeeper, logOf } = diceCompanion

const FIVE: Deal = {
  kind: 'deal',
  seats: 5,
  roles: ['sheriff', 'hidden', 'hidden', 'hidden', 'hidden'],
  characters: [null, null, null, null, null],
}

const players = (seats: number) =>
  Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, person: null }))

function opened(config: Deal = FIVE, storage = memoryStorage()) {
  const store = createStore(storage)
  store.dispatch(
    tableOpened({ game: 'dice', config, players: players(config.seats), deals: false }),
  )
  const table = () => {
    const secret = selectSecretTable(store.getState())
    return secret && isTableOf(secret, 'dice') ? secret : null
  }
  return { store, storage, table, state: () => table()?.match.state }
}

const shoot = (...points: number[]): TrackerAction => ({ type: 'shoot', points })

test('a gesture of several entries is one step back', () => {
  const { store, state } = opened()
  store.dispatch(entered({ type: 'next' }, { type: 'take', seat: 1, count: 2 }))
  expect(state()).toMatchObject({ turn: 1, arrows: [0, 2, 0, 0, 0] })
  store.dispatch(entryUndone())
  expect(state()).toMatchObject({ turn: 0, arrows: [0, 0, 0, 0, 0] })
  store.dispatch(entryRedone())
  expect(state()).toMatchObject({ turn: 1, arrows: [0, 2, 0, 0, 0] })
})

test('an elimination can be undone', () => {
  const { store, state } = opened()
  store.dispatch(entered(shoot(0, 8, 0, 0, 0)))
  store.dispatch(entered({ type: 'reveal', role: 'outlaw' }))
  expect(state()?.alive[1]).toBe(false)
  store.dispatch(entryUndone())
  store.dispatch(entryUndone())
  expect(state()).toMatchObject({ life: [10, 8, 8, 8, 8], roles: FIVE.roles })
})

test('the rest of a gesture waits for the answer to a question it raised', () => {
  const { store, state } = opened()
  store.dispatch(
    entered(shoot(0, 8, 0, 0, 0), { type: 'heal', seat: 0, amount: 1 }, { type: 'next' }),
  )
  expect(state()?.decision?.kind).toBe('reveal')
  expect(selectWaitingEntries(store.getState())).toBe(2)
  store.dispatch(entered({ type: 'reveal', role: 'deputy' }))
  expect(state()?.turn).toBe(2)
  expect(selectWaitingEntries(store.getState())).toBe(0)
  store.dispatch(entryUndone())
  expect(state()?.life[1]).toBe(8)
})

test('what is refused changes nothing and says why', () => {
  const { store, table } = opened()
  const before = table()
  store.dispatch(entered({ type: 'give-back', seat: 2, count: 1 }))
  expect(table()).toEqual(before)
  expect(store.getState().tracker.refusal?.message).toMatch(/holds 0 arrows/)
})

test('an old entry is edited and the rest is entered again', () => {
  const { store, state, table } = opened()
  store.dispatch(entered({ type: 'take', seat: 0, count: 1 }))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered({ type: 'take', seat: 1, count: 1 }))
  const { times } = table() ?? { times: [] }
  store.dispatch(entryEdited({ index: 0, action: { type: 'take', seat: 0, count: 3 } }))
  expect(state()).toMatchObject({ turn: 1, arrows: [3, 1, 0, 0, 0] })
  expect(table()?.times).toEqual(times)
  store.dispatch(entryUndone())
  expect(state()).toMatchObject({ turn: 1, arrows: [1, 1, 0, 0, 0] })
  store.dispatch(entryRedone())
  expect(state()).toMatchObject({ turn: 1, arrows: [3, 1, 0, 0, 0] })
})

test('entries that no longer fit lie aside, by name and with the reason', () => {
  const { store, state } = opened()
  store.dispatch(entered(shoot(0, 8, 0, 0, 0)))
  store.dispatch(entered({ type: 'reveal', role: 'outlaw' }))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entryEdited({ index: 0, action: shoot(0, 2, 0, 0, 0) }))
  expect(state()).toMatchObject({ turn: 1, life: [10, 6, 8, 8, 8] })
  const aside = selectDiceAside(store.getState())
  expect(aside.map(({ entry }) => entry.action)).toEqual([{ type: 'reveal', role: 'outlaw' }])
  store.dispatch(entryUndone())
  expect(selectDiceAside(store.getState())).toEqual([])
})

test('a removed “Next” moves no later entry to somebody else', () => {
  const { store, state } = opened()
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(shoot(0, 0, 2, 0, 0)))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entryEdited({ index: 0, action: null }))
  expect(state()).toMatchObject({ turn: 2, life: [10, 8, 6, 8, 8] })
  expect(selectDiceAside(store.getState())).toEqual([])
  const shots = selectDiceLog(store.getState()).find(({ events }) =>
    events.some(({ type }) => type === 'shotsFired'),
  )
  expect(shots?.turn).toBe(1)
})

test('what was set aside says whose it was, and waits until it is entered again or let go', () => {
  const { store, state } = opened()
  store.dispatch(entered(shoot(0, 2, 0, 0, 0)))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(shoot(0, 0, 2, 0, 0)))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entryEdited({ index: 0, action: shoot(0, 8, 0, 0, 0) }))
  store.dispatch(entered({ type: 'reveal', role: 'outlaw' }))
  const aside = () => selectDiceAside(store.getState()).map(({ entry }) => entry)
  expect(aside()).toEqual([expect.objectContaining({ seat: 1, action: shoot(0, 0, 2, 0, 0) })])
  expect(state()?.turn).toBe(2)
  store.dispatch(asideSettled(0, true))
  expect(aside()).toHaveLength(1)
  expect(store.getState().tracker.refusal).not.toBeNull()
  store.dispatch(asideSettled(0, false))
  expect(aside()).toEqual([])
})

test('“Next” after a fall in the same gesture skips nobody', () => {
  const { store, state } = opened()
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered({ type: 'explode', points: 8 }, { type: 'next' }))
  store.dispatch(entered({ type: 'reveal', role: 'outlaw' }))
  expect(state()?.turn).toBe(2)
})

test('an edit that fells somebody asks for the card, then goes on', () => {
  const { store, state } = opened()
  store.dispatch(entered(shoot(0, 2, 0, 0, 0)))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered({ type: 'take', seat: 2, count: 1 }))
  store.dispatch(entryEdited({ index: 0, action: shoot(0, 8, 0, 0, 0) }))
  expect(state()?.decision?.kind).toBe('reveal')
  store.dispatch(entered({ type: 'reveal', role: 'renegade' }))
  expect(state()).toMatchObject({ turn: 2, arrows: [0, 0, 1, 0, 0] })
})

test('a killed app comes back at the same table, undo and all', () => {
  const storage = memoryStorage()
  const { store, table } = opened(FIVE, storage)
  store.dispatch(entered({ type: 'take', seat: 0, count: 2 }))
  store.dispatch(entered(shoot(0, 8, 0, 0, 0)))
  store.dispatch(entryUndone())
  const again = createStore(storage)
  expect(selectSecretTable(again.getState())).toEqual(table())
  again.dispatch(entryRedone())
  expect(selectSecretTable(again.getState())?.match.state.decision?.kind).toBe('reveal')
})

test('a save that cannot be read is set aside', () => {
  const storage = memoryStorage()
  opened(FIVE, storage)
  storage.setItem(companionKind.key, '{"version":1,"data":{"id":""}}')
  const again = createStore(storage)
  expect(selectSecretTable(again.getState())).toBeNull()
  expect(storage.getItem(asideKey(companionKind.key))).not.toBeNull()
  expect(again.getState().notices.waiting).toHaveLength(1)
})

test('history keeps a match as long as it has a winner', async () => {
  const { store, table } = opened()
  const kept = () => store.dispatch(readHistory((book) => book.ids()))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(shoot(10, 0, 0, 0, 0)))
  const id = table()?.id ?? ''
  expect(await kept()).toEqual([id])
  store.dispatch(entered({ type: 'unseal', seat: 1, role: 'outlaw' }))
  await kept()
  const match = await store.dispatch(readHistory((book) => book.match(id)))
  expect(match).toMatchObject({ id, mode: 'companion', side: 'outlaws', turns: 2 })
  const seats = match?.seats ?? []
  expect(seats[0]).toMatchObject({ role: 'sheriff', won: false, fell: 2, lost: 10 })
  expect(seats[1]).toMatchObject({ role: 'outlaw', won: true, fell: null, dealt: 10, kills: 1 })
  store.dispatch(entered({ type: 'play-on' }))
  expect(await kept()).toEqual([])
  store.dispatch(entryUndone())
  store.dispatch(tableClosed())
  expect(await kept()).toEqual([id])
})

test('a win that is taken back at once never reaches the history', async () => {
  const { store } = opened()
  store.dispatch(entered(shoot(10, 0, 0, 0, 0)))
  store.dispatch(entryUndone())
  expect(await store.dispatch(readHistory((book) => book.ids()))).toEqual([])
})

test('roles that the phone dealt are shown to their owner and to nobody else', () => {
  const store = createStore(memoryStorage())
  const config: Deal = { kind: 'deal', seats: 5 }
  store.dispatch(tableOpened({ game: 'dice', config, players: players(5), deals: true }))
  const real = selectSecretTable(store.getState())?.match.state.roles ?? []
  for (let seat = 0; seat < 5; seat++) {
    expect(selectPeeking(store.getState())).toBe(seat)
    expect(selectPeekedRole(store.getState())).toBe(real[seat])
    const shown = selectCompanionView(store.getState())?.roles ?? []
    expect(shown.filter((role) => role !== 'hidden')).toEqual(['sheriff'])
    store.dispatch(roleSeen())
  }
  expect(selectPeeking(store.getState())).toBeNull()
  expect(selectPeekedRole(store.getState())).toBeNull()
})

test('the log knows whose turn each entry belongs to', () => {
  const { store, table } = opened()
  store.dispatch(entered({ type: 'take', seat: 0, count: 1 }))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered({ type: 'take', seat: 1, count: 1 }))
  const now = table()
  expect(now && logOf(now).map(({ turn, round }) => [turn, round])).toEqual([
    [0, 1],
    [0, 1],
    [1, 1],
  ])
})

test('people are kept once, and whoever played last comes first', () => {
  const storage = memoryStorage()
  const store = createStore(storage)
  for (const name of ['Mia', 'Tom ', 'mia', 'Lene']) store.dispatch(personAdded(name))
  const ids = selectRoster(store.getState()).map(({ id }) => id)
  store.dispatch(peopleSeated(ids.slice(2)))
  const names = selectRoster(createStore(storage).getState()).map(({ name }) => name)
  expect(names).toEqual(['Lene', 'Mia', 'Tom'])
})

/** Random entries, edits and steps back and forth; whatever was undone must come back exactly. */
function wander(timeline: Timeline<'dice'>, steps: number, seed: number): void {
  const rng = rngFromSeed(seed)
  let now = timeline
  const past: Timeline<'dice'>[] = []
  for (let i = 0; i < steps; i++) {
    const legal = tracker.legal(now.match.state)
    const entries = now.match.record.actions.length
    const does = rng.below(10)
    if (does < 6 && legal.length > 0) {
      const done = enter(now, [at(legal, rng.below(legal.length))], i)
      if (!done.ok) continue
      const isAnswer = done.timeline.done.length === now.done.length
      if (!isAnswer) past.push(now)
      now = done.timeline
    } else if (does === 6 && entries > 0) {
      const done = edit(now, rng.below(entries), null)
      if (!done.ok) continue
      past.push(now)
      now = done.timeline
    } else {
      const before = past[past.length - 1]
      if (!before) continue
      const back = undo(now)
      expect(throughJson({ m: back.match, t: back.times })).toEqual(
        throughJson({ m: before.match, t: before.times }),
      )
      expect(redo(back)).toEqual({ ...now, undone: back.undone.slice(0, -1) })
      if (does > 8) {
        past.pop()
        now = back
      }
    }
  }
}

test(
  'undo and redo of random sequences return to identical states',
  () =>
    holds(60, deals(), ({ config, seed }) => {
      const start = dice.setup(config, rngFromSeed(seed))
      wander(begin(sealedDeal(config, start), 1), 60, seed)
    }),
  PATIENCE,
)

test('the log is told on from where it was, through undo, redo and edits', () => {
  const { store, table } = opened()
  const step = jest.spyOn(tracker, 'step')
  const keep = logKeeper()
  const steps = (): number => {
    const now = table()
    if (!now) throw new Error('a table is open')
    step.mockClear()
    const log = keep(now)
    const played = step.mock.calls.length
    expect(log).toEqual(logOf(now))
    return played
  }
  for (let i = 0; i < 6; i++) store.dispatch(entered({ type: 'next' }))
  expect(steps()).toBe(6)
  store.dispatch(entered({ type: 'take', seat: 1, count: 2 }))
  expect(steps()).toBe(1)
  store.dispatch(entryUndone())
  expect(steps()).toBe(0)
  store.dispatch(entryRedone())
  expect(steps()).toBe(1)
  store.dispatch(entryEdited({ index: 5, action: { type: 'take', seat: 2, count: 1 } }))
  expect(steps()).toBe(2)
  step.mockRestore()
})

test('games of the same company around a real table make a series, and a win taken back is none', () => {
  const { store } = opened()
  const points = () => standingOf(selectSeries(store.getState()))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(shoot(10, 0, 0, 0, 0)))
  store.dispatch(entered({ type: 'unseal', seat: 1, role: 'outlaw' }))
  expect(points()[0]).toEqual({ name: 'P1', points: 1 })
  store.dispatch(entered({ type: 'play-on' }))
  expect(selectSeries(store.getState()).games).toEqual([])
})

test('the chart after a companion’s game knows a life set by hand', () => {
  const { store } = opened()
  store.dispatch(entered({ type: 'set-life', seat: 3, life: 2 }))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(shoot(10, 0, 0, 0, 0)))
  expect(selectCompanionRecap(store.getState())?.life[3]).toEqual([8, 2, 2])
})

test('Bart’s arrows are counted, and make nobody unlucky', () => {
  const characters = [null, 'bart-cassidy', null, null, null] as const
  const { store } = opened({ ...FIVE, characters })
  for (let i = 0; i < 3; i++) {
    store.dispatch(entered(shoot(0, 1, 0, 0, 0)))
    store.dispatch(entered({ type: 'take-arrow' }))
  }
  store.dispatch(entered({ type: 'declare', winner: { side: 'law', seats: [0] } }))
  const recap = selectCompanionRecap(store.getState())
  expect(recap?.tallies[1]).toMatchObject({ arrows: 3, dodged: 3 })
  expect(recap?.awards).toEqual([])
})
