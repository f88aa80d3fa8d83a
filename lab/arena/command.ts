import { parseArgs } from 'node:util'
import { ROLES, type Role } from '@/family/roles'
import { cardsArena } from './cards'
import { diceArena } from './dice'
import type { ArenaGame } from './game'
import { playLeague, type Guest, type LeagueSetup } from './league'
import { jsonReport, textReport } from './report'

const playersOf = <S extends string>({ id, fewest, most }: ArenaGame<S>): string =>
  `${id} ${fewest} to ${most}`

const USAGE = `npm run --silent arena -- [options]
  --game GAME        dice or cards (dice)
  --players N        ${playersOf(diceArena)}, ${playersOf(cardsArena)} (5)
  --games N          how many to play (1000)
  --seed N           the first game's seed (1)
  --bots LEVEL       all bots (easy)
                     dice: ${diceArena.sitters}
                     cards: ${cardsArena.sitters}
  --law, --outlaws, --renegade LEVEL   one side
  --guest ROLE:LEVEL one seat of that role, counted apart (sheriff:hard)
  --characters none  deal no characters
  --json             one JSON object instead of a table`

/** What was asked for, as it was written. */
interface Order {
  readonly players: string
  readonly games: string
  readonly seed: string
  readonly bots: string
  readonly law?: string
  readonly outlaws?: string
  readonly renegade?: string
  readonly guest?: string
  readonly characters: string
  readonly json: boolean
}

function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: diceArena.id },
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
  if (values.game === diceArena.id) return run(diceArena, values)
  if (values.game === cardsArena.id) return run(cardsArena, values)
  throw new Error(`--game is ${diceArena.id} or ${cardsArena.id}, not ${values.game}`)
}

function run<Sitter extends string>(game: ArenaGame<Sitter>, order: Order): void {
  const setup = setupOf(game, order)
  const started = performance.now()
  const result = playLeague(setup, progress(setup.games))
  const seconds = (performance.now() - started) / 1000
  console.log(
    order.json
      ? JSON.stringify(jsonReport(setup, result, seconds))
      : textReport(setup, result, seconds),
  )
}

function setupOf<Sitter extends string>(
  game: ArenaGame<Sitter>,
  order: Order,
): LeagueSetup<Sitter> {
  const { fewest, most, sitterOf } = game
  return {
    game,
    players: wholeNumber('players', order.players, { least: fewest, most }),
    games: wholeNumber('games', order.games, { least: 1, most: 1e9 }),
    seed: wholeNumber('seed', order.seed, { least: 0, most: Number.MAX_SAFE_INTEGER }),
    levels: {
      law: sitterOf(order.law ?? order.bots),
      outlaws: sitterOf(order.outlaws ?? order.bots),
      renegade: sitterOf(order.renegade ?? order.bots),
    },
    hasCharacters: hasCharacters(order.characters),
    ...(order.guest === undefined ? {} : { guest: guestOf(game, order.guest) }),
  }
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

function guestOf<Sitter extends string>(
  { sitterOf }: ArenaGame<Sitter>,
  text: string,
): Guest<Sitter> {
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
