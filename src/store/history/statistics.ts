import type { CharacterId, Role } from '@/games/dice'
import { COUNTED, type Counted, type HistoryMode } from '@/persistence/history/match'
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
  /** Of it, at turn oneself. */
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

const plus = ({ played, won }: Score, isWon: boolean): Score => ({
  played: played + 1,
  won: won + (isWon ? 1 : 0),
})

/** Scores by whatever a play has to do with. */
function scoresBy<K extends string | number>(
  plays: readonly Play[],
  keysOf: (play: Play) => readonly K[],
): Scores<K> {
  const scores = new Map<K, Score>()
  for (const play of plays)
    for (const key of keysOf(play)) scores.set(key, plus(scores.get(key) ?? NONE, play.won))
  return scores
}

function streaksOf(plays: readonly Play[]): Streaks {
  let isWinning: boolean | null = null
  let now = 0
  let longestWon = 0
  let longestLost = 0
  for (const { won } of plays) {
    now = won === isWinning ? now + 1 : 1
    isWinning = won
    if (won) longestWon = Math.max(longestWon, now)
    else longestLost = Math.max(longestLost, now)
  }
  return { isWinning, now, longestWon, longestLost }
}

const countsOf = (of: (what: Counted) => number): Record<Counted, number> => ({
  dealt: of('dealt'),
  kills: of('kills'),
  lost: of('lost'),
  gained: of('gained'),
  drunk: of('drunk'),
  treated: of('treated'),
  arrows: of('arrows'),
  attacks: of('attacks'),
  dynamites: of('dynamites'),
  gatlings: of('gatlings'),
})

function facesOf(plays: readonly Play[]): number[] {
  const sums = [0, 0, 0, 0, 0, 0]
  for (const { faces } of plays) faces.forEach((count, i) => (sums[i] = (sums[i] ?? 0) + count))
  return sums
}

function timesOf(plays: readonly Play[]): Times {
  const lengths = plays.flatMap(({ length }) => (length === null ? [] : [length]))
  return {
    played: lengths.reduce((sum, length) => sum + length, 0),
    atTurn: plays.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    matches: lengths.length,
    shortest: lengths.length > 0 ? lengths.reduce((a, b) => Math.min(a, b)) : null,
    longest: lengths.length > 0 ? lengths.reduce((a, b) => Math.max(a, b)) : null,
  }
}

/** Adds up somebody's plays, given the oldest first. */
export function statisticsOf(plays: readonly Play[]): Statistics {
  return {
    total: plays.reduce((score, { won }) => plus(score, won), NONE),
    byRole: scoresBy(plays, ({ role }) => (role === 'hidden' ? [] : [role])),
    byCharacter: scoresBy(plays, ({ character }) => (character === null ? [] : [character])),
    byPlayers: scoresBy(plays, ({ players }) => [players]),
    byMode: scoresBy(plays, ({ mode }) => [mode]),
    byBots: scoresBy(plays, ({ bots }) => bots),
    byPeople: scoresBy(plays, ({ people }) => people),
    streaks: streaksOf(plays),
    sums: countsOf((what) => plays.reduce((sum, play) => sum + play[what], 0)),
    most: countsOf((what) => plays.reduce((most, play) => Math.max(most, play[what]), 0)),
    faces: facesOf(plays),
    time: timesOf(plays),
  }
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
