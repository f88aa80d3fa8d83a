import { MOST_TURNS } from './game'
import type { LeagueResult, LeagueSetup, Score } from './league'

/** A share of wins with its 95 % interval (Wilson), in parts of one. */
export interface Rate {
  readonly wins: number
  readonly games: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

export function rateOf({ wins, games }: Score): Rate {
  if (games === 0) return { wins, games, rate: 0, low: 0, high: 1 }
  const rate = wins / games
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))
  const middle = rate + (Z * Z) / (2 * games)
  const scale = 1 + (Z * Z) / games
  return {
    wins,
    games,
    rate,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  }
}

const byWins = ([, a]: readonly [string, Rate], [, b]: readonly [string, Rate]): number =>
  b.rate - a.rate

/** The arena's one JSON object (protocol.md). */
export function jsonReport<Sitter extends string>(
  setup: LeagueSetup<Sitter>,
  result: LeagueResult,
  seconds: number,
) {
  const rates = (scores: readonly (readonly [string, Score])[]): Record<string, Rate> =>
    Object.fromEntries(scores.map(([name, score]) => [name, rateOf(score)]))
  return {
    game: setup.game.id,
    players: setup.players,
    seed: setup.seed,
    levels: setup.levels,
    games: setup.games,
    seconds,
    gamesPerSecond: setup.games / seconds,
    decisions: result.decisions,
    turns: result.turns,
    stopped: result.stopped,
    sides: rates(Object.entries(result.sides)),
    ...(setup.guest ? { guest: { ...setup.guest, ...rateOf(result.guest) } } : {}),
    characters: rates([...result.characters].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** The same, for people to read. */
export function textReport<Sitter extends string>(
  setup: LeagueSetup<Sitter>,
  result: LeagueResult,
  seconds: number,
): string {
  const report = jsonReport(setup, result, seconds)
  const levels = Object.entries(setup.levels).map(([side, level]) => `${side} ${level}`)
  return [
    `${setup.games} games of ${setup.game.id} for ${setup.players} players, seed ${setup.seed}: ${levels.join(', ')}`,
    `${seconds.toFixed(1)} s, ${report.gamesPerSecond.toFixed(0)} games a second, ` +
      `${(report.turns / setup.games).toFixed(1)} turns and ${(report.decisions / setup.games).toFixed(0)} decisions a game`,
    ...(result.stopped > 0 ? [`${result.stopped} stopped after ${MOST_TURNS} turns`] : []),
    '',
    row('', 'wins', 'rate', '95 %'),
    ...Object.entries(report.sides).map(rateRow),
    ...(report.guest
      ? [rateRow([`${report.guest.level} ${report.guest.role}`, report.guest])]
      : []),
    ...(result.characters.size > 0 ? [''] : []),
    ...Object.entries(report.characters).sort(byWins).map(rateRow),
  ].join('\n')
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const rateRow = ([name, { wins, rate, low, high }]: readonly [string, Rate]): string =>
  row(name, String(wins), percent(rate), `${percent(low)} – ${percent(high)}`)

const row = (name: string, wins: string, rate: string, interval: string): string =>
  `${name.padEnd(18)}${wins.padStart(8)}${rate.padStart(9)}   ${interval}`.trimEnd()
