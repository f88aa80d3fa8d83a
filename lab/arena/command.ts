import { parseArgs } from 'node:util'
import type { Role } from '@/games/dice'
import { ROLES } from '@/family/roles'
import { playLeague, type Guest, type LeagueSetup } from './league'
import { SITTERS, sitterOf } from './sitters'
import { jsonReport, textReport } from './report'

const USAGE = `npm run --silent arena -- [options]
  --players N        3 to 8 (5)
  --games N          how many to play (1000)
  --seed N           the first game's seed (1)
  --bots LEVEL       all bots: ${SITTERS} (easy)
  --law, --outlaws, --renegade LEVEL   one side
  --guest ROLE:LEVEL one seat of that role, counted apart (sheriff:hard)
  --characters none  deal no characters
  --json             one JSON object instead of a table`

function main(): void {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '5' },
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'easy' },
      law: { type: 'string' },
      outlaws: { type: 'string' },
      renegade: { type: 'string' },
      guest: { type: 'string' },
      characters: { type: 'string', default: 'all' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const setup: LeagueSetup = {
    players: wholeNumber('players', values.players, { least: 3, most: 8 }),
    games: wholeNumber('games', values.games, { least: 1, most: 1e9 }),
    seed: wholeNumber('seed', values.seed, { least: 0, most: Number.MAX_SAFE_INTEGER }),
    levels: {
      law: sitterOf(values.law ?? values.bots),
      outlaws: sitterOf(values.outlaws ?? values.bots),
      renegade: sitterOf(values.renegade ?? values.bots),
    },
    hasCharacters: hasCharacters(values.characters),
    ...(values.guest === undefined ? {} : { guest: guest(values.guest) }),
  }
  const started = performance.now()
  const result = playLeague(setup, progress(setup.games))
  const seconds = (performance.now() - started) / 1000
  console.log(
    values.json
      ? JSON.stringify(jsonReport(setup, result, seconds))
      : textReport(setup, result, seconds),
  )
}

function wholeNumber(
  name: string,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} is a whole number from ${least} to ${most}, not ${text}`)
  return value
}

function guest(text: string): Guest {
  const [role = '', ...name] = text.split(':')
  if (!isRole(role)) throw new Error(`--guest is ROLE:LEVEL, like deputy:hard, not ${text}`)
  return { role, level: sitterOf(name.join(':')) }
}

const isRole = (name: string): name is Role => ROLES.some((role) => role === name)

function hasCharacters(which: string): boolean {
  if (which === 'all' || which === 'none') return which === 'all'
  throw new Error(`--characters is all or none, not ${which}`)
}

const BAR = 30

/** A bar on stderr while somebody watches; nothing in a pipe. */
function progress(games: number): (played: number) => void {
  if (!process.stderr.isTTY) return () => {}
  const every = Math.max(1, Math.floor(games / 100))
  return (played) => {
    if (played % every !== 0 && played !== games) return
    const filled = Math.round((BAR * played) / games)
    const bar = '█'.repeat(filled).padEnd(BAR, '░')
    process.stderr.write(`\r${bar} ${played}/${games}${played === games ? '\n' : ''}`)
  }
}

try {
  main()
} catch (error) {
  console.error(`arena: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}
