import type { CharacterId, Role } from '@/games/dice'
import { FACES } from '@/games/dice/rules/state'
import { COUNTED, byCounted, type Counted, type HistoryMode } from '@/persistence/history/match'
import type { Play } from '@/persistence/history/play'

export { COUNTED }
export type { Counted, HistoryMode, Play }

/** Matches played, and those that were won. */
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
  readonly byRole: Scores<Role>
  readonly byCharacter: Scores<CharacterId>
  readonly byPlayers: Scores<number>
  readonly byMode: Scores<HistoryMode>
  /** Levels of bots that sat at the table, and people. */
  readonly byBots: Scores<string>
  readonly byPeople: Scores<string>
  readonly streaks: Streaks
  readonly sums: Readonly<Record<Counted, number>>
  /** The most in a single match. */
  readonly most: Readonly<Record<Counted, number>>
  /** How often each face came up, in the order of `FACES`. */
  readonly faces: readonly number[]
  readonly time: Times
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
  readonly byRole = new Map<Role, Counting>()
  readonly byCharacter = new Map<CharacterId, Counting>()
  readonly byPlayers = new Map<number, Counting>()
  readonly byMode = new Map<HistoryMode, Counting>()
  readonly byBots = new Map<string, Counting>()
  readonly byPeople = new Map<string, Counting>()
  readonly streaks = { isWinning: noStreak, now: 0, longestWon: 0, longestLost: 0 }
  readonly sums = byCounted(() => 0)
  readonly most = byCounted(() => 0)
  readonly faces = FACES.map(() => 0)
  readonly time = { played: 0, atTurn: 0, matches: 0, shortest: noTime, longest: noTime }

  enter(play: Play): void {
    this.enterScores(play)
    this.enterStreak(play.won)
    this.enterTime(play)
    for (const what of COUNTED) {
      this.sums[what] += play[what]
      if (play[what] > this.most[what]) this.most[what] = play[what]
    }
    play.faces.forEach((count, i) => (this.faces[i] = (this.faces[i] ?? 0) + count))
  }

  private enterScores({ role, character, players, mode, bots, people, won }: Play): void {
    this.total.played += 1
    if (won) this.total.won += 1
    if (role !== 'hidden') score(this.byRole, role, won)
    if (character !== null) score(this.byCharacter, character, won)
    score(this.byPlayers, players, won)
    score(this.byMode, mode, won)
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
  readonly mode: HistoryMode | null
  readonly players: number | null
}

export const filtered = (plays: readonly Play[], { mode, players }: Filter): readonly Play[] =>
  plays.filter(
    (play) =>
      (mode === null || play.mode === mode) && (players === null || play.players === players),
  )
