import { parseArgs } from 'node:util'
import { BOT_LEVELS, COMING_LEVELS, isBotLevel, type BotLevel } from '@/games/dice/bots'
import { playLeague, type LeagueSetup } from './arena/league'
import { jsonReport, textReport } from './arena/report'

const USAGE = `npm run --silent arena -- [options]
  --players N        3 to 8 (5)
  --games N          how many to play (1000)
  --seed N           the first game's seed (1)
  --bots LEVEL       all bots: ${BOT_LEVELS.join(', ')} (easy)
  --law, --outlaws, --renegade LEVEL   one side
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
      law: level(values.law ?? values.bots),
      outlaws: level(values.outlaws ?? values.bots),
      renegade: level(values.renegade ?? values.bots),
    },
    hasCharacters: hasCharacters(values.characters),
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

function level(name: string): BotLevel {
  if (isBotLevel(name)) return name
  const isComing = COMING_LEVELS.some((coming) => coming === name)
  throw new Error(
    `${isComing ? `the level ${name} is not built yet` : `unknown level ${name}`}; there are ${BOT_LEVELS.join(' and ')}`,
  )
}

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
