import { rngFromSeed } from '../../src/core/rng'
import { streamOf } from '../../src/core/streams'
import type { BotLevel } from '../../src/family/levels'
import type { Thought } from '../../src/family/thought'
import { cards, type CardsAction, type CardsEvent } from '../../src/games/cards'
import { thinkerOf as cardsThinkerOf } from '../../src/games/cards/bots'
import { dice, type DiceAction, type DiceEvent } from '../../src/games/dice'
import { THINKERS } from '../../src/games/dice/bots'
import type { Clock, GameId } from './measure'

/** How long a level thinks about a decision at a full table, in milliseconds. */
export interface ThinkingSpeed {
  readonly game: GameId
  readonly level: BotLevel
  readonly seats: number
  readonly decisions: number
  readonly mean: number
  /** 99 out of 100 decisions take no longer. */
  readonly p99: number
  /** The longest that it held the thread between two pauses. */
  readonly longestSlice: number
}

/** A match that bots play: what is thought about next, and what happens then. */
interface Played<Action> {
  isOver(): boolean
  /** A thought about the open decision; fresh from a history that no bot has seen. */
  thought(level: BotLevel, isFresh: boolean): Thought<Action>
  take(action: Action): void
}

const SEED = 1873
const SEATS: Readonly<Record<GameId, number>> = { dice: 8, cards: 7 }
const LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard']

const told = <E extends object>(events: readonly E[], isFresh: boolean): readonly E[] =>
  isFresh ? events.map((event) => ({ ...event })) : events

function diceMatch(seed: number): Played<DiceAction> {
  const rng = rngFromSeed(seed)
  let state = dice.setup({ kind: 'deal', seats: SEATS.dice }, rng)
  const events: DiceEvent[] = []
  let taken = 0
  return {
    isOver: () => state.decision === null,
    *thought(level, isFresh) {
      const view = dice.viewFor(state, state.decision?.seat ?? null)
      const sight = { view, events: told(events, isFresh), legal: dice.legal(state) }
      return (yield* THINKERS[level](sight, streamOf(seed, 'bot', taken))).action
    },
    take(action) {
      const step = dice.step(state, action, rng)
      state = step.state
      for (const event of step.events) events.push(event)
      taken += 1
    },
  }
}

function cardsMatch(seed: number): Played<CardsAction> {
  const rng = rngFromSeed(seed)
  let state = cards.setup({ kind: 'deal', seats: SEATS.cards }, rng)
  const events: CardsEvent[] = []
  let taken = 0
  return {
    isOver: () => state.decision === null,
    *thought(level, isFresh) {
      const seat = state.decision?.seat ?? null
      const shown = cards.eventsFor(told(events, isFresh), seat)
      const sight = { view: cards.viewFor(state, seat), events: shown, legal: cards.legal(state) }
      yield
      return (yield* cardsThinkerOf(level)(sight, streamOf(seed, 'bot', taken))).action
    },
    take(action) {
      const step = cards.step(state, action, rng)
      state = step.state
      for (const event of step.events) events.push(event)
      taken += 1
    },
  }
}

/** Whole games of one level with all characters, until enough has been decided. */
export function measureThinking(
  { game, decisions }: { readonly game: GameId; readonly decisions: number },
  clock: Clock,
): ThinkingSpeed[] {
  return LEVELS.map((level) => {
    const speed =
      game === 'dice'
        ? speedOf(diceMatch, { level, decisions, clock })
        : speedOf(cardsMatch, { level, decisions, clock })
    return { game, level, seats: SEATS[game], ...speed }
  })
}

interface Asking {
  readonly level: BotLevel
  readonly decisions: number
  readonly clock: Clock
}

type Speed = Pick<ThinkingSpeed, 'decisions' | 'mean' | 'p99' | 'longestSlice'>

function speedOf<Action>(
  begin: (seed: number) => Played<Action>,
  { level, decisions, clock }: Asking,
): Speed {
  const times: number[] = []
  let longestSlice = 0
  for (let seed = SEED; times.length < decisions; seed++) {
    const match = begin(seed)
    while (!match.isOver() && times.length < decisions) {
      const thinking = timed(match.thought(level, false), clock)
      times.push(thinking.time)
      if (thinking.longestSlice > longestSlice)
        longestSlice = Math.max(longestSlice, steadySlice(match, level, clock))
      match.take(thinking.answer)
    }
  }
  return { decisions: times.length, ...summary(times), longestSlice }
}

const TRIES = 4

/**
 * The longest slice of a decision, thought about again from a history that no bot has seen: the shortest of some tries,
 * since what other programs took of the processor meanwhile is not the bot's.
 */
function steadySlice<Action>(match: Played<Action>, level: BotLevel, clock: Clock): number {
  const slices = Array.from(
    { length: TRIES },
    () => timed(match.thought(level, true), clock).longestSlice,
  )
  return Math.min(...slices)
}

function summary(times: readonly number[]): { readonly mean: number; readonly p99: number } {
  const sorted = times.slice().sort((a, b) => a - b)
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
  }
}

interface Timed<Answer> {
  readonly answer: Answer
  readonly time: number
  readonly longestSlice: number
}

/** Thinks and takes the time. What was shown to the seat is laid out in the first slice. */
function timed<Answer>(thought: Thought<Answer>, clock: Clock): Timed<Answer> {
  const started = clock()
  let longestSlice = 0
  for (let before = started; ;) {
    const step = thought.next()
    const now = clock()
    longestSlice = Math.max(longestSlice, now - before)
    before = now
    if (step.done) return { answer: step.value, time: now - started, longestSlice }
  }
}
