import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameModule, GameTypes } from '@/core/game'
import { at } from '@/core/list'
import { rngFromSeed, type Rng } from '@/core/rng'
import { streamOf } from '@/core/streams'
import { daysLater } from '@/family/calendar'
import { PERSONALITIES } from '@/family/tempers'
import { thoughtOut } from '@/family/thought'
import { GAME_IDS } from '@/games'
import { cards } from '@/games/cards'
import { thinkerOf as cardsThinker } from '@/games/cards/minds'
import { EDITIONS, dealOfDay } from '@/games/day'
import { dice } from '@/games/dice'
import { thinkerOf as diceThinker } from '@/games/dice/minds'

/** What was dealt and chosen when this edition was made. */
const MADE = JSON.parse(
  readFileSync(join(__dirname, '..', 'golden', 'day', 'edition.json'), 'utf8'),
)

const YEAR = Array.from({ length: 365 }, (_, i) => daysLater('2026-11-17', i))

it('the edition names the rules that the games have', () => {
  expect(EDITIONS.dice.rules).toBe(dice.rules)
  expect(EDITIONS.cards.rules).toBe(cards.rules)
})

it('a day has one deal, and no two days or games have the same', () => {
  const deals = GAME_IDS.flatMap((game) => YEAR.map((day) => dealOfDay(game, day)))
  expect(new Set(deals.map(({ seed }) => seed)).size).toBe(deals.length)
  expect(dealOfDay('dice', '2026-11-17')).toEqual(dealOfDay('dice', '2026-11-17'))
})

it('everybody at a table has a name of their own', () => {
  for (const day of YEAR) {
    const names = dealOfDay('cards', day).bots.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(names.length).toBeLessThanOrEqual(6)
  }
})

it('another edition deals another table', () => {
  const now = dealOfDay('dice', '2026-11-17')
  expect(dealOfDay('dice', '2026-11-17', { rules: 1, bots: 2 }).seed).not.toBe(now.seed)
  expect(dealOfDay('dice', '2026-11-17', { rules: 2, bots: 1 }).seed).not.toBe(now.seed)
})

it('the deal of a day is what it was when this was written', () => {
  expect(dealOfDay('dice', '2026-11-17')).toEqual(MADE.deals.dice)
  expect(dealOfDay('cards', '2026-11-17')).toEqual(MADE.deals.cards)
})

interface Bots<G extends GameTypes> {
  readonly module: GameModule<G>
  readonly config: G['Config']
  readonly decide: (
    seat: number,
    sight: { view: G['View']; events: readonly G['Event'][]; legal: readonly G['Action'][] },
    rng: Rng,
  ) => G['Action']
  readonly seed: number
}

/** What bots choose at first, in short. */
function firstChoices<G extends GameTypes>({ module, config, decide, seed }: Bots<G>): string[] {
  const chance = rngFromSeed(seed)
  let state = module.setup(config, chance)
  const log: G['Event'][] = []
  const choices: string[] = []
  for (let n = 0; n < 20; n++) {
    const seat = module.decision(state)?.seat
    if (seat === undefined) break
    const events = module.eventsFor(log, seat)
    const sight = { view: module.viewFor(state, seat), events, legal: module.legal(state) }
    const action = decide(seat, sight, streamOf(seed, 'bot', n))
    choices.push(JSON.stringify(action))
    const step = module.step(state, action, chance)
    state = step.state
    log.push(...step.events)
  }
  return choices
}

// Whoever changes what a bot does sees this fail, raises the edition of its game, and copies what is chosen now into the file.
it.each(['normal', 'hard'] as const)('%s bots of this edition choose as they did', (level) => {
  expect({
    edition: EDITIONS.dice,
    choices: firstChoices({
      module: dice,
      config: { kind: 'deal', seats: 5 },
      seed: 17,
      decide: (seat, sight, rng) =>
        thoughtOut(diceThinker(level, at(PERSONALITIES, seat))(sight, rng)).action,
    }),
  }).toEqual({ edition: MADE.edition.dice, choices: MADE.choices[level].dice })
  expect({
    edition: EDITIONS.cards,
    choices: firstChoices({
      module: cards,
      config: { kind: 'deal', seats: 5 },
      seed: 17,
      decide: (seat, sight, rng) =>
        thoughtOut(cardsThinker(level, at(PERSONALITIES, seat))(sight, rng)).action,
    }),
  }).toEqual({ edition: MADE.edition.cards, choices: MADE.choices[level].cards })
})
