import { at as itemAt } from '@/core/list'
import type { BotAt } from '@/family/account'
import { BOT_LEVELS, type BotLevel } from '@/family/levels'
import type { GameId, RecordOf } from '@/games'
import { memoryStorage } from '@/persistence/storage'
import { selectWhy } from '@/store/coach/selectors'
import { whyAsked, whyClosed, type WhyTold } from '@/store/coach/slice'
import { personalityOf } from '@/store/match/personality'
import type { Table } from '@/store/match/table'
import { cardsMinds } from '@/store/minds/cards-minds'
import { diceMinds } from '@/store/minds/dice-minds'
import { createStore, type AppStore } from '@/store/store'
import { playedMatch } from '../../e2e/finished-match'
import { botsPlay } from '../support/bots-play'
import '../support/games-loaded'

/** The answer, as soon as it is there. */
const told = (store: AppStore): Promise<WhyTold> =>
  new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const found = selectWhy(store.getState(), 'over')?.told
      if (!found) return
      stop()
      resolve(found)
    })
  })

interface Asked<G extends GameId> {
  readonly game: G
  readonly record: RecordOf<G>
  readonly at: number
  readonly bots?: readonly (BotAt | null)[]
}

async function why<G extends GameId>({ game, record, at, bots = [] }: Asked<G>): Promise<WhyTold> {
  const store = createStore(memoryStorage())
  const answer = told(store)
  store.dispatch(whyAsked({ game, match: 'over', record, at, bots }))
  return answer
}

const botsAt = <G extends GameId>(table: Table<G>): (BotAt | null)[] =>
  table.players.map((player, seat) =>
    player.kind === 'bot' ? { level: player.level, personality: personalityOf(table, seat) } : null,
  )

const LEVELS = ['hard', 'normal', 'easy', 'random', 'hard'] as const

const dice = playedMatch({ kind: 'deal', seats: 6 }, 2)
const shot = dice.actions.findIndex(({ type }) => type === 'aim')

test('a shot of a person is explained by what they saw and could believe', async () => {
  const found = await why({ game: 'dice', record: dice, at: shot })
  expect(found).toMatchObject({ by: 'person', motives: [], action: dice.actions[shot] })
  expect(found.grounds.length).toBeGreaterThan(0)
  expect(found.held).toMatchObject({ kind: 'chances', chances: { length: 6 } })
  // Their own card, and the Sheriff's, are the only ones they know.
  const { seat } = found
  expect(found.view.roles[seat]).not.toBe('hidden')
  const others = found.view.roles.filter((role, i) => i !== seat && role !== 'sheriff')
  expect(others).toContain('hidden')
})

test('an answer is of one match, and goes when it is closed', async () => {
  const store = createStore(memoryStorage())
  const answer = told(store)
  store.dispatch(whyAsked({ game: 'dice', match: 'over', record: dice, at: shot, bots: [] }))
  expect(selectWhy(store.getState(), 'another')).toBeNull()
  await answer
  store.dispatch(whyClosed())
  expect(selectWhy(store.getState(), 'over')).toBeNull()
})

const HELD = { hard: 'chances', random: null } as const

/** Every act is the bot's own once more: asked with its own chance, it does the same and says what it went by. */
async function expectOwnReasons<G extends GameId>(
  game: G,
  table: Table<G>,
  normal: 'chances' | 'feelings',
) {
  const { record } = table.match
  const bots = botsAt(table)
  const seen = new Set<string>()
  for (let at = 0; at < record.actions.length; at += 3) {
    const found = await why({ game, record, at, bots })
    const { level } = itemAt(bots, found.seat) ?? { level: 'random' }
    expect(found).toMatchObject({ by: 'bot', action: itemAt(record.actions, at) })
    const held = { ...HELD, normal, easy: 'feelings' }[level]
    expect(found.held?.kind ?? null).toBe(held)
    expect(found.motives.length + found.grounds.length).toBeGreaterThan(0)
    for (const { code } of found.motives) seen.add(`${level} ${code}`)
  }
  return seen
}

test('the dice bots tell why they did what they did', async () => {
  const config = { kind: 'deal', seats: LEVELS.length } as const
  const table = botsPlay({
    game: 'dice',
    minds: diceMinds,
    config,
    seed: 5,
    levels: LEVELS,
    actions: 120,
  })
  const seen = await expectOwnReasons('dice', table, 'feelings')
  expect([...seen]).toEqual(expect.arrayContaining(['hard odds', 'hard only', 'random any']))
  expect([...seen].filter((code) => code.startsWith('easy '))).not.toEqual([])
})

test('the card bots tell why they did what they did', async () => {
  const config = { kind: 'deal', seats: LEVELS.length } as const
  const table = botsPlay({
    game: 'cards',
    minds: cardsMinds,
    config,
    seed: 4,
    levels: LEVELS,
    actions: 90,
  })
  const seen = await expectOwnReasons('cards', table, 'chances')
  expect([...seen]).toEqual(expect.arrayContaining(['hard odds', 'random any']))
})

test('what a bot would not do any more is told by the coach, and that is said', async () => {
  const bots = dice.actions.map(() => ({ level: 'hard', personality: null }) as const)
  const tellers = new Set<string>()
  for (let at = 0; at < dice.actions.length; at += 5)
    tellers.add((await why({ game: 'dice', record: dice, at, bots })).by)
  // Everybody did anything at all in this match; now and then a good bot would have done the same.
  expect(tellers).toContain('changed')
})

/** A match up to where a bot with Sid's ability has discarded two cards for a life point in somebody else's turn. */
function healedAside(level: BotLevel): { readonly table: Table<'cards'>; readonly at: number } {
  const config = {
    kind: 'deal',
    seats: 4,
    characters: ['sid-ketchum', null, null, null],
  } as const
  for (let seed = 1; seed <= 40; seed++) {
    const levels = [level, 'easy', 'random', 'easy'] as const
    const table = botsPlay({ game: 'cards', minds: cardsMinds, config, seed, levels, actions: 60 })
    const at = table.match.record.actions.findIndex(
      (action) => action.type === 'heal' && action.seat === 0,
    )
    if (at >= 0) return { table, at }
  }
  throw new Error('nobody heals out of turn')
}

test.each(BOT_LEVELS)('a heal out of turn is explained by the %s bot itself', async (level) => {
  const { table, at } = healedAside(level)
  const { record } = table.match
  const found = await why({ game: 'cards', record, at, bots: botsAt(table) })
  expect(found).toMatchObject({ by: 'bot', seat: 0, action: itemAt(record.actions, at) })
  // It is told with Sid's eyes, though somebody else was asked.
  expect(found.view.decision?.seat).not.toBe(0)
  expect(found.view.roles[0]).not.toBe('hidden')
  expect(found.motives.length + found.grounds.length).toBeGreaterThan(0)
})
