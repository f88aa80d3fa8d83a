import { isDecided } from '@/persistence/history/match'
import type { Play } from './statistics'

/** How many matches make up a form. */
const WINDOW = 20

/** A curve needs no more points than this. */
const MOST_POINTS = 60

export interface FormPoint {
  readonly at: number
  /** The part won of the matches up to here, at most `WINDOW` of them. */
  readonly rate: number
}

/** How it went: the share of the last matches won, from the first full look back to now. */
export function formOf(all: readonly Play[]): FormPoint[] {
  const plays = all.filter(isDecided)
  const points: FormPoint[] = []
  let won = 0
  plays.forEach((play, i) => {
    if (play.won) won += 1
    if (plays[i - WINDOW]?.won) won -= 1
    points.push({ at: play.at, rate: won / Math.min(i + 1, WINDOW) })
  })
  // The first few matches are all or nothing and tell little.
  const told = points.slice(Math.min(4, Math.max(0, points.length - 2)))
  if (told.length <= MOST_POINTS) return told
  const step = (told.length - 1) / (MOST_POINTS - 1)
  return Array.from({ length: MOST_POINTS }, (_, i) => told[Math.round(i * step)]).filter(
    (point) => point !== undefined,
  )
}

/** How the last matches ended whose end is known, the oldest first. */
export const recentOf = (plays: readonly Play[], count: number): boolean[] =>
  plays
    .filter(isDecided)
    .slice(-count)
    .map(({ won }) => won)
