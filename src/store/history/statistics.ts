import type { CharacterId } from '@/family/characters'
import type { Role } from '@/family/roles'
import type { GameId } from '@/games'
import {
  CHECKS,
  COUNTED,
  PER_CHECK,
  byCounted,
  isDecided,
  type Check,
  type Counted,
  type HistoryMode,
} from '@/persistence/history/match'
import type { Play } from '@/persistence/history/play'

export { CHECKS, COUNTED }
export type { Check, Counted, HistoryMode, Play }

/** Matches played of which the end is known, and those that were won. */
export interface Score {
  readonly played: number
  readonly won: number
}

type Scores<K extends string | number> = ReadonlyMap<K, Score>

/** Matches in a row with the same end. */
export interface Streaks {
  /** How the row that goes on now ends; null before the first match. */
  readonly isWinning: boolean | null
  readonly now: number
  readonly longestWon: number
  readonly longestLost: number
}

/** All that the ledger tells of somebody. */
export interface Statistics {
  readonly total: Score
  /** How many more there were whose end nobody knows: they are neither won nor lost, and in no score, streak or form. */
  readonly undecided: number
  readonly byRole: Scores<Role>
  readonly byCharacter: Scores<CharacterId>
  readonly byPlayers: Scores<number>
  readonly byMode: Scores<HistoryMode>
  readonly byGame: Scores<GameId>
  /** Levels of bots that sat at the table, and people. */
  readonly byBots: Scores<string>
  readonly byPeople: Scores<string>
  readonly streaks: Streaks
  readonly sums: Readonly<Record<Counted, number>>
  /** The most in a single match. */
  readonly most: Readonly<Record<Counted, number>>
  /** How often each face came up, in the order of `FACES`. */
  readonly faces: readonly number[]
  /** How draw!s came out. */
  readonly draws: Readonly<Record<Check, Draws>>
  readonly time: Times
  readonly reading: Readings
}

/** How well somebody read the others, over the matches in which they placed chips. */
export interface Readings {
  readonly matches: number
  /** Sums of points, one's own and of somebody who only counts the cards. */
  readonly points: number
  readonly counting: number
  readonly best: number
}

/** Draw!s of one kind: how many, how many came out well, and how many of them would on average. */
export interface Draws {
  readonly drawn: number
  readonly came: number
  readonly expected: number
}

/** In seconds; only of matches at which a clock ran. */
export interface Times {
  readonly played: number
  /** Of that, the time on one's own turn. */
  readonly atTurn: number
  readonly matches: number
  readonly shortest: number | null
  readonly longest: number | null
}

const NONE: Score = { played: 0, won: 0 }

export const scoreOf = <K extends string | number>(scores: Scores<K>, key: K): Score =>
  scores.get(key) ?? NONE

/** The part of matches that was won; null where none was played. */
export const rateOf = ({ played, won }: Score): number | null => (played > 0 ? won / played : null)

/** While it is being counted. */
type Counting = { -readonly [K in keyof Score]: Score[K] }

function score<K>(scores: Map<K, Counting>, key: K, isWon: boolean): void {
  const tally = scores.get(key)
  if (!tally) scores.set(key, { played: 1, won: isWon ? 1 : 0 })
  else {
    tally.played += 1
    if (isWon) tally.won += 1
  }
}

/** Goes through the plays once: it is done while somebody waits for the ledger to open. */
class Ledger {
  readonly total: Counting = { played: 0, won: 0 }
  undecided = 0
  readonly byRole = new Map<Role, Counting>()
  readonly byCharacter = new Map<CharacterId, Counting>()
  readonly byPlayers = new Map<number, Counting>()
  readonly byMode = new Map<HistoryMode, Counting>()
  readonly byGame = new Map<GameId, Counting>()
  readonly byBots = new Map<string, Counting>()
  readonly byPeople = new Map<string, Counting>()
  readonly streaks = { isWinning: noStreak, now: 0, longestWon: 0, longestLost: 0 }
  readonly sums = byCounted(() => 0)
  readonly most = byCounted(() => 0)
  readonly faces: number[] = []
  readonly draws = { barrel: noDraws(), jail: noDraws(), dynamite: noDraws() }
  readonly time = { played: 0, atTurn: 0, matches: 0, shortest: noTime, longest: noTime }
  readonly reading = { matches: 0, points: 0, counting: 0, best: 0 }

  enter(play: Play): void {
    if (isDecided(play)) {
      this.enterScores(play)
      this.enterStreak(play.won)
    } else this.undecided += 1
    this.enterTime(play)
    this.enterReading(play)
    for (const what of COUNTED) {
      this.sums[what] += play[what]
      if (play[what] > this.most[what]) this.most[what] = play[what]
    }
    play.faces.forEach((count, i) => (this.faces[i] = (this.faces[i] ?? 0) + count))
    if (play.draws.length > 0) this.enterDraws(play.draws)
  }

  private enterDraws(draws: readonly number[]): void {
    CHECKS.forEach((check, i) => {
      const [drawn = 0, came = 0, expected = 0] = draws.slice(i * PER_CHECK)
      const sum = this.draws[check]
      sum.drawn += drawn
      sum.came += came
      sum.expected += expected
    })
  }

  private enterScores({ game, role, character, players, mode, bots, people, won }: Play): void {
    this.total.played += 1
    if (won) this.total.won += 1
    if (role !== 'hidden') score(this.byRole, role, won)
    if (character !== null) score(this.byCharacter, character, won)
    score(this.byPlayers, players, won)
    score(this.byMode, mode, won)
    score(this.byGame, game, won)
    for (const level of bots) score(this.byBots, level, won)
    for (const person of people) score(this.byPeople, person, won)
  }

  private enterStreak(won: boolean): void {
    const { streaks } = this
    streaks.now = won === streaks.isWinning ? streaks.now + 1 : 1
    streaks.isWinning = won
    const longest = won ? 'longestWon' : 'longestLost'
    streaks[longest] = Math.max(streaks[longest], streaks.now)
  }

  private enterReading({ reading: read }: Play): void {
    if (!read) return
    const { reading } = this
    reading.matches += 1
    reading.points += read.points
    reading.counting += read.counting
    reading.best = Math.max(reading.best, read.points)
  }

  private enterTime({ seconds, length }: Play): void {
    const { time } = this
    time.atTurn += seconds ?? 0
    if (length === null) return
    time.played += length
    time.matches += 1
    time.shortest = Math.min(time.shortest ?? length, length)
    time.longest = Math.max(time.longest ?? length, length)
  }
}

const noDraws = (): { -readonly [K in keyof Draws]: number } => ({ drawn: 0, came: 0, expected: 0 })
const noStreak: boolean | null = null
const noTime: number | null = null

/** Adds up somebody's plays, given the oldest first. */
export function statisticsOf(plays: readonly Play[]): Statistics {
  const ledger = new Ledger()
  for (const play of plays) ledger.enter(play)
  return ledger
}

/** What is looked at: everything, unless it says. */
export interface Filter {
  readonly game: GameId | null
  readonly mode: HistoryMode | null
  readonly players: number | null
}

export const EVERYTHING: Filter = { game: null, mode: null, players: null }

export const filtered = (
  plays: readonly Play[],
  { game, mode, players }: Filter,
): readonly Play[] =>
  plays.filter(
    (play) =>
      (game === null || play.game === game) &&
      (mode === null || play.mode === mode) &&
      (players === null || play.players === players),
  )
