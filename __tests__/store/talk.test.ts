import { memoryStorage } from '@/persistence/storage'
import { personalityOf, selectPersonality } from '@/store/match/personality'
import { selectSecretMatch } from '@/store/match/selectors'
import { eventsShown, matchStarted, tableEntered, tableLeft } from '@/store/match/slice'
import { settingsChanged } from '@/store/settings/slice'
import type { Player } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { selectSaid, type Said } from '@/store/talk/slice'
import '../support/games-loaded'

const BOTS = ['Rosa', 'Hank', 'Mei', 'Bo', 'Ines']

const tableOf = (...players: readonly Player[]): AppStore => {
  const store = createStore(memoryStorage())
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'solo',
      players,
      config: { kind: 'deal', seats: players.length },
      seed: 7,
    }),
  )
  return store
}

const bot = (name: string, more: object = {}): Player => ({
  kind: 'bot',
  name,
  level: 'easy',
  ...more,
})

/** Lets bots play to the end of a match, as a screen that shows everything at once would. */
async function linesOf(store: AppStore): Promise<Said[]> {
  const lines: Said[] = []
  store.subscribe(() => {
    const said = selectSaid(store.getState())
    if (said && lines.at(-1) !== said) lines.push(said)
  })
  store.dispatch(tableEntered())
  for (let i = 0; i < 3000; i++) {
    const active = selectSecretMatch(store.getState())
    if (!active || active.match.state.winner) break
    store.dispatch(eventsShown(active.log.length))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return lines
}

beforeAll(() => Promise.all([import('@/games/dice/bots'), import('@/games/dice/bots/talk')]))

test('bots speak now and then, each of somebody else or of itself', async () => {
  const store = tableOf(...BOTS.map((name) => bot(name)))
  const lines = await linesOf(store)
  expect(lines.length).toBeGreaterThan(3)
  for (const { seat, about } of lines) expect(about).not.toBe(seat)
})

test('nobody speaks where talk is off', async () => {
  const store = tableOf(...BOTS.map((name) => bot(name)))
  store.dispatch(settingsChanged({ talk: false }))
  expect(await linesOf(store)).toEqual([])
})

test('a line is gone when the table is left', async () => {
  const store = tableOf(...BOTS.map((name) => bot(name)))
  await linesOf(store)
  store.dispatch(tableLeft())
  expect(selectSaid(store.getState())).toBeNull()
})

test('a temper is the chosen one, or drawn with the deal; people and stand-ins have none', () => {
  const store = tableOf(
    { kind: 'human', name: 'Ada' },
    bot('Rosa', { personality: 'sly' }),
    bot('Hank'),
    bot('Tom', { isStandIn: true }),
  )
  const state = store.getState()
  expect(selectPersonality(state, 0)).toBeNull()
  expect(selectPersonality(state, 1)).toBe('sly')
  expect(selectPersonality(state, 2)).not.toBeNull()
  expect(selectPersonality(state, 3)).toBeNull()
  const active = selectSecretMatch(state)
  expect(active && personalityOf(active, 2)).toBe(selectPersonality(state, 2))
})

test('a bot that sits in for somebody does not speak in their name', async () => {
  const standIns = BOTS.map((name) => bot(name, { isStandIn: true }))
  expect(await linesOf(tableOf(...standIns))).toEqual([])
})

test('nobody speaks after two turns in a row', async () => {
  const store = tableOf(...BOTS.map((name) => bot(name)))
  const lines = await linesOf(store)
  const log = selectSecretMatch(store.getState())?.log ?? []
  const turns = lines.map(
    ({ at }) => log.slice(0, at).filter(({ type }) => type === 'turnStarted').length,
  )
  expect(turns.length).toBeGreaterThan(3)
  turns.slice(1).forEach((turn, i) => expect(turn - (turns[i] ?? 0)).toBeGreaterThan(1))
})
