import { rngFromSeed } from '../../src/core/rng'
import { dice, type DiceEvent } from '../../src/games/dice'
import type { BotLevel } from '../../src/family/levels'
import { THINKERS, type Choice, type Sight } from '../../src/games/dice/bots'
import type { Clock } from './measure'

/** How long a level thinks about a decision at a full table, in milliseconds. */
export interface ThinkingSpeed {
  readonly level: BotLevel
  readonly seats: number
  readonly decisions: number
  readonly mean: number
  /** 99 of 100 decisions take no longer. */
  readonly p99: number
  /** The longest that it held the thread between two pauses. */
  readonly longestSlice: number
}

const SEATS = 8
const SEED = 1873
const LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard']

/** Whole games of one level with all characters, until enough was decided. */
export function measureThinking(decisions: number, clock: Clock): ThinkingSpeed[] {
  return LEVELS.map((level) => {
    const times: number[] = []
    let longestSlice = 0
    for (let seed = SEED; times.length < decisions; seed++) {
      const rng = rngFromSeed(seed)
      let state = dice.setup({ kind: 'deal', seats: SEATS }, rng)
      const events: DiceEvent[] = []
      while (state.decision) {
        const view = dice.viewFor(state, state.decision.seat)
        const thinking = timed(level, { view, events, legal: dice.legal(state) }, { clock, seed })
        times.push(thinking.time)
        if (thinking.longestSlice > longestSlice)
          longestSlice = Math.max(
            longestSlice,
            steadySlice(level, { view, events, legal: dice.legal(state) }, { clock, seed }),
          )
        const step = dice.step(state, thinking.choice.action, rng)
        state = step.state
        for (const event of step.events) events.push(event)
      }
    }
    return { level, seats: SEATS, decisions: times.length, ...summary(times), longestSlice }
  })
}

const TRIES = 4

/**
 * The longest slice of a decision, thought about again from a history that no bot has seen: the shortest of some tries,
 * since what other programs took of the processor meanwhile is not the bot's.
 */
function steadySlice(
  level: BotLevel,
  sight: Sight,
  { clock, seed }: { readonly clock: Clock; readonly seed: number },
): number {
  const slices = Array.from({ length: TRIES }, () => {
    const events = sight.events.map((event) => ({ ...event }))
    return timed(level, { ...sight, events }, { clock, seed }).longestSlice
  })
  return Math.min(...slices)
}

function summary(times: readonly number[]): { readonly mean: number; readonly p99: number } {
  const sorted = times.slice().sort((a, b) => a - b)
  return {
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
  }
}

interface Timed {
  readonly choice: Choice
  readonly time: number
  readonly longestSlice: number
}

function timed(
  level: BotLevel,
  sight: Sight,
  { clock, seed }: { readonly clock: Clock; readonly seed: number },
): Timed {
  const started = clock()
  const thought = THINKERS[level](sight, rngFromSeed(seed))
  let longestSlice = 0
  for (let before = started; ;) {
    const step = thought.next()
    const now = clock()
    longestSlice = Math.max(longestSlice, now - before)
    before = now
    if (step.done) return { choice: step.value, time: now - started, longestSlice }
  }
}
