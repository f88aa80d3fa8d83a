import { at } from '@/core/list'
import { thoughtOut } from '@/family/thought'
import type { GameId } from '@/games'
import type { CardsEvent } from '@/games/cards'
import { HIDDEN } from '@/games/cards/cards/ids'
import { memoryStorage } from '@/persistence/storage'
import { personalityOf, selectPersonality } from '@/store/match/personality'
import { selectSecretMatch } from '@/store/match/selectors'
import { eventsShown, matchStarted, tableEntered, tableLeft } from '@/store/match/slice'
import type { Table } from '@/store/match/table'
import { cardsMinds } from '@/store/minds/cards-minds'
import { diceMinds } from '@/store/minds/dice-minds'
import type { Hearing, Minds } from '@/store/minds/minds'
import { settingsChanged } from '@/store/settings/slice'
import type { Player } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { remarkAt } from '@/store/talk/listener'
import { selectSaid, type Said } from '@/store/talk/slice'
import { botsPlay } from '../support/bots-play'
import '../support/games-loaded'
import { aMoment, withOwnClock } from '../support/own-clock'

withOwnClock()

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

/** Lets bots play to the end of a match, or until so much was said, as a screen that shows everything at once would. */
async function linesOf(store: AppStore, most = Infinity): Promise<Said[]> {
  const lines: Said[] = []
  store.subscribe(() => {
    const said = selectSaid(store.getState())
    if (said && lines.at(-1) !== said) lines.push(said)
  })
  store.dispatch(tableEntered())
  for (let i = 0; i < 3000; i++) {
    const active = selectSecretMatch(store.getState())
    if (!active || active.match.state.winner) break
    if (lines.length >= most) break
    store.dispatch(eventsShown(active.log.length))
    await aMoment()
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

/** By line: how many turns had begun when it was said. */
function turnsOf(store: AppStore, lines: readonly Said[]): number[] {
  const log = selectSecretMatch(store.getState())?.log ?? []
  return lines.map(({ at }) => log.slice(0, at).filter(({ type }) => type === 'turnStarted').length)
}

test('nobody speaks after two turns in a row', async () => {
  const store = tableOf(...BOTS.map((name) => bot(name)))
  const turns = turnsOf(store, await linesOf(store))
  expect(turns.length).toBeGreaterThan(3)
  turns.slice(1).forEach((turn, i) => expect(turn - (turns[i] ?? 0)).toBeGreaterThan(1))
})

test('nobody speaks again right after the app was killed', async () => {
  const gaps: number[] = []
  for (let seed = 1; seed <= 6; seed++) {
    const storage = memoryStorage()
    const store = createStore(storage)
    const players = BOTS.map((name) => bot(name))
    const config = { kind: 'deal', seats: players.length } as const
    store.dispatch(matchStarted({ game: 'dice', mode: 'solo', players, config, seed }))
    const [before = NaN] = turnsOf(store, await linesOf(store, 1))
    store.dispatch(tableLeft())
    const again = createStore(storage)
    const [next = NaN] = turnsOf(again, await linesOf(again, 1))
    gaps.push(next - before)
  }
  expect(gaps.filter((gap) => gap < 2)).toEqual([])
  expect(gaps.some((gap) => gap >= 2)).toBe(true)
})

const LEVELS = ['normal', 'normal', 'easy', 'normal', 'easy'] as const

/** What whoever may speak has to go by. */
function heardAt<G extends GameId>(table: Table<G>, minds: Minds<G>): Hearing<G> {
  const heard: Hearing<G>[] = []
  const listening: Minds<G> = {
    ...minds,
    remark: (hearing, speakers, rng) => {
      heard.push(hearing)
      return minds.remark(hearing, speakers, rng)
    },
  }
  thoughtOut(remarkAt(table, listening, 3))
  return at(heard, 0)
}

const drawnIn = (events: readonly CardsEvent[]) =>
  new Set(
    events.flatMap((event) => (event.type === 'cardDrawn' && !event.isShown ? [event.card] : [])),
  )

const config = { kind: 'deal', seats: LEVELS.length } as const
const playing = { config, seed: 5, levels: LEVELS, actions: 90 }

test('speakers go by what a stranger has seen: no sealed role, and no card in a hand', () => {
  const dice = botsPlay({ ...playing, game: 'dice', minds: diceMinds })
  const cards = botsPlay({ ...playing, game: 'cards', minds: cardsMinds })
  for (const [table, { view }] of [
    [dice, heardAt(dice, diceMinds)],
    [cards, heardAt(cards, cardsMinds)],
  ] as const) {
    const { roles, alive } = table.match.state
    const seen = roles.map((role, seat) => (alive[seat] && role !== 'sheriff' ? 'hidden' : role))
    expect(view.roles).toEqual(seen)
    expect(seen).toContain('hidden')
  }
  const { view, events } = heardAt(cards, cardsMinds)
  expect(new Set(view.hands.flat())).toEqual(new Set([HIDDEN]))
  expect(drawnIn(events)).toEqual(new Set(['hidden']))
  expect(drawnIn(cards.log).has('hidden')).toBe(false)
})
