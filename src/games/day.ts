import { drawn, rngFromSeed } from '@/core/rng'
import type { Day } from '@/family/calendar'
import type { BotLevel } from '@/family/levels'
import { PERSONALITIES, type Personality } from '@/family/tempers'
import type { GameId } from '.'

/** Which rules and which bots a deal is played by: another edition is another deal. */
export interface Edition {
  readonly rules: number
  /** Raised whenever a bot of the game would act differently with the same sight and the same chance. */
  readonly bots: number
}

/** What this app plays. It stands here because Home and the calendar load no game; a test holds it against the games. */
export const EDITIONS: Readonly<Record<GameId, Edition>> = {
  dice: { rules: 1, bots: 1 },
  cards: { rules: 1, bots: 5 },
}

/** A bot with everything settled: name, level and temper. */
export interface Sitting {
  readonly name: string
  readonly level: BotLevel
  readonly personality: Personality
}

/** The deal of a day: whoever plays it sits at seat 0 of the same table. */
export interface DayDeal {
  readonly game: GameId
  readonly day: Day
  readonly seed: number
  /** Everybody else, from seat 1 on. */
  readonly bots: readonly Sitting[]
}

/** FNV-1a: short, the same everywhere, and good enough to tell days apart. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/** Names that anybody may have, in all four languages. */
const NAMES = ['Dusty', 'Lou', 'Sage', 'Bo', 'Robin', 'Casey', 'Ash', 'Dakota', 'Remy', 'Jules']

/** Tables that both games have, the usual ones more often. */
const SEATS = [4, 5, 5, 6, 6, 7] as const
const LEVELS = ['easy', 'normal', 'normal', 'hard'] as const satisfies readonly BotLevel[]

/** The one deal that a game has on a day. It follows from date, game and edition alone. */
export function dealOfDay(game: GameId, day: Day, { rules, bots } = EDITIONS[game]): DayDeal {
  const key = `${game} ${rules}.${bots} ${day}`
  const people = rngFromSeed(hash(`people ${key}`))
  const pick = <T>(items: readonly T[]): T[] => drawn(items, 1, people)
  const [seats = 5] = pick(SEATS)
  const names = drawn(NAMES, seats - 1, people)
  return {
    game,
    day,
    seed: hash(key),
    bots: names.flatMap((name) =>
      pick(LEVELS).flatMap((level) =>
        pick(PERSONALITIES).map((personality) => ({ name, level, personality })),
      ),
    ),
  }
}
