import { startMatch } from '@/core/match'
import type * as Entering from '@/store/games/entering'
import type * as Loading from '@/store/games'
import { dice } from '@/games/dice'
import { tracker } from '@/games/dice/tracker'
import { companionKind } from '@/persistence/companion'
import { asideKey } from '@/persistence/documents'
import { matchKind, settingsKind, setupKindAt, type Player } from '@/persistence/kinds'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import type * as Selectors from '@/store/match/selectors'
import { DEFAULT_SETTINGS } from '@/store/settings/slice'
import type * as Setups from '@/store/setup/selectors'
import type * as Store from '@/store/store'
import type * as Tables from '@/store/tracker/selectors'

// The app as it starts: no game has been loaded yet.

const deal = { kind: 'deal', seats: 4, roles: ['sheriff', 'hidden', 'hidden', 'hidden'] } as const
const companion = {
  ...{ game: 'dice', id: 'real', startedAt: 5, peeking: null, times: [], done: [], undone: [] },
  players: ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name, person: null })),
  record: startMatch(tracker, deal, 3).record,
}
const setup = {
  ...{ game: 'dice', mode: 'solo', role: 'random', characters: 'random', chosen: [] },
  options: { roseWrap: false },
}

interface App {
  readonly createStore: typeof Store.createStore
  readonly gameEntered: typeof Entering.gameEntered
  readonly games: typeof Loading
  readonly selectors: typeof Selectors
  readonly setups: typeof Setups
  readonly tables: typeof Tables
}

let app: App

beforeEach(async () => {
  jest.resetModules()
  const { createStore } = await import('@/store/store')
  const { gameEntered } = await import('@/store/games/entering')
  const games = await import('@/store/games')
  const selectors = await import('@/store/match/selectors')
  const setups = await import('@/store/setup/selectors')
  const tables = await import('@/store/tracker/selectors')
  app = { createStore, gameEntered, games, selectors, setups, tables }
})

const players: Player[] = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'Rosa', level: 'easy' },
  { kind: 'bot', name: 'Hank', level: 'easy' },
  { kind: 'bot', name: 'Mei', level: 'easy' },
]
const { record } = startMatch(dice, { kind: 'deal', seats: 4 }, 3)
const glance = {
  turn: 7,
  alive: 3,
  asked: { seat: 0, kind: 'roll' },
  own: { life: 4, character: null },
  goesRound: false,
}
const save = { game: 'dice', id: 'mine', mode: 'solo', players, peeked: [], startedAt: 5, glance }

function kept(data: object, version = 2): TextStorage {
  const storage = memoryStorage()
  storage.setItem(matchKind.key, JSON.stringify({ version, data }))
  const settings = { ...DEFAULT_SETTINGS, speed: 4 }
  storage.setItem(settingsKind.key, JSON.stringify({ version: 1, data: settings }))
  return storage
}

test('at start a match is told of from its glance, and its game is not loaded', () => {
  const store = app.createStore(kept({ ...save, script: null, record }))
  expect(app.games.isLoaded('dice')).toBe(false)
  expect(app.selectors.selectWaiting(store.getState())).toEqual({
    ...{ mode: 'solo', players, isResultSeen: false, glance },
  })
  expect(app.selectors.selectSecretMatch(store.getState())).toBeNull()
  expect(() => app.games.moduleOf('dice')).toThrow('the game dice has not been loaded')
})

test('a match is on the table once its game is entered, and says of itself what is true', async () => {
  const store = app.createStore(kept({ ...save, script: null, record }))
  await store.dispatch(app.gameEntered('dice'))
  expect(app.selectors.selectMatchId(store.getState())).toBe('mine')
  expect(app.selectors.selectWaiting(store.getState())?.glance).toMatchObject({ turn: 1, alive: 4 })
})

test('a record that is none is set aside when its game is entered; settings are there all the same', async () => {
  const storage = kept({ ...save, script: null, record: { ...record, actions: [{ type: 'fly' }] } })
  const text = storage.getItem(matchKind.key)
  const store = app.createStore(storage)
  expect(store.getState().settings.speed).toBe(4)
  expect(store.getState().notices.waiting).toEqual([])
  await store.dispatch(app.gameEntered('dice'))
  expect(app.selectors.selectWaiting(store.getState())).toBeNull()
  expect(storage.getItem(matchKind.key)).toBeNull()
  expect(storage.getItem(asideKey(matchKind.key))).toBe(text)
  expect(store.getState().notices.waiting).toMatchObject([
    { kind: 'save-set-aside', what: 'match' },
  ])
})

test('a game that cannot be fetched loses nothing, and is fetched when it is tried again', async () => {
  const store = app.createStore(kept({ ...save, script: null, record }))
  let fetched = 0
  const blocked: typeof app.games.loadGame = (game) => {
    fetched++
    const offline = () => Promise.reject(new Error('no net'))
    return app.games.loadGame(game, { dice: offline, cards: offline })
  }
  await expect(store.dispatch(app.gameEntered('dice', blocked))).rejects.toThrow('no net')
  await expect(store.dispatch(app.gameEntered('dice', blocked))).rejects.toThrow('no net')
  expect(fetched).toBe(2)
  expect(app.selectors.selectWaiting(store.getState())?.glance).toEqual(glance)
  await store.dispatch(app.gameEntered('dice'))
  expect(app.selectors.selectMatchId(store.getState())).toBe('mine')
})

test('a save of version 0.1 has no glance: its game is loaded at once to tell of it', async () => {
  const { glance: _, game: __, ...old } = save
  const storage = kept({ ...old, record }, 1)
  const store = app.createStore(storage)
  expect(app.selectors.selectWaiting(store.getState())).toBeNull()
  await store.dispatch(app.gameEntered('dice'))
  expect(app.selectors.selectWaiting(store.getState())?.glance).toMatchObject({ turn: 1, alive: 4 })
  expect(JSON.parse(storage.getItem(matchKind.key) ?? '')).toMatchObject({
    version: 2,
    data: { game: 'dice', id: 'mine', glance: { turn: 1, alive: 4 } },
  })
})

describe('what else is kept of a game', () => {
  const solo = setupKindAt('dice', 'solo')

  function phone(kept: Readonly<Record<string, { version: number; data: object }>>): TextStorage {
    const storage = memoryStorage()
    for (const [key, document] of Object.entries(kept))
      storage.setItem(key, JSON.stringify(document))
    return storage
  }

  test('a set-up: for how many is known at once, and it can be dealt from once its game is entered', async () => {
    const data = { ...setup, players }
    const store = app.createStore(phone({ [solo.key]: { version: solo.version, data } }))
    const { selectLastSeats, selectLastSetup } = app.setups
    expect(app.games.isLoaded('dice')).toBe(false)
    expect(selectLastSeats(store.getState(), 'dice', 'solo')).toBe(4)
    expect(selectLastSeats(store.getState(), 'cards', 'solo')).toBeNull()
    expect(selectLastSetup(store.getState(), 'dice', 'solo')).toBeNull()
    await store.dispatch(app.gameEntered('dice'))
    expect(selectLastSetup(store.getState(), 'dice', 'solo')?.options).toEqual({ roseWrap: false })
  })

  test('a companion’s table: that there is one is known at once, and it is gone on with once its game is entered', async () => {
    const { key, version } = companionKind
    const store = app.createStore(phone({ [key]: { version, data: companion } }))
    const { selectHasTable, selectSecretTable } = app.tables
    expect(selectHasTable(store.getState(), 'dice')).toBe(true)
    expect(selectHasTable(store.getState(), 'cards')).toBe(false)
    await store.dispatch(app.gameEntered('cards'))
    expect(selectSecretTable(store.getState())).toBeNull()
    await store.dispatch(app.gameEntered('dice'))
    expect(selectSecretTable(store.getState())?.id).toBe('real')
  })

  test.each([
    ['entries that are none', { ...companion, record: { ...companion.record, actions: ['fly'] } }],
    ['a player too few', { ...companion, players: companion.players.slice(1) }],
    ['an entry without its time', { ...companion, times: [1] }],
  ])('a companion’s table with %s is set aside when its game is entered', async (_, data) => {
    const { key, version } = companionKind
    const storage = phone({ [key]: { version, data } })
    const text = storage.getItem(key)
    const store = app.createStore(storage)
    expect(store.getState().notices.waiting).toEqual([])
    await store.dispatch(app.gameEntered('dice'))
    expect(app.tables.selectHasTable(store.getState(), 'dice')).toBe(false)
    expect(storage.getItem(asideKey(key))).toBe(text)
    expect(store.getState().notices.waiting).toMatchObject([{ what: 'companion' }])
  })
})
