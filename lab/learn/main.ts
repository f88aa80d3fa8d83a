import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import type { DiceEvent, DiceState, Role } from '@/games/dice'
import { ARENA_BOTS, type ArenaLevel } from '@/games/dice/bots'
import type { HabitSort } from '@/family/beliefs/evidence'
import { DEED_KINDS, type DeedKind } from '@/games/dice/bots/belief/deeds'
import { Witness } from '@/games/dice/bots/belief/witness'
import { playGame } from '../arena/play'
import { learnCards } from './cards/learn'
import { DeedStore } from './fit-habits'
import { fitValue } from './fit-value'
import { PositionStore } from './positions'
import { writeHabits } from './write-habits'
import { writeValue } from './write-value'

const USAGE = `npm run learn -- [options]
  --game G        dice or cards (dice)
  --games N       how many to play (24000)
  --seed N        the first game's seed
  --only value|habits, of cards also hands`

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'dice' },
    games: { type: 'string', default: '24000' },
    seed: { type: 'string', default: '1000000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Who sits together: tables of one level, and tables where levels are mixed by seat. */
const TABLES: readonly (readonly ArenaLevel[])[] = [
  ['hard'],
  ['normal'],
  ['greedy'],
  ['hard', 'hard', 'normal', 'greedy', 'easy', 'easy'],
]

if (values.help) console.log(USAGE)
else format(values.game === 'cards' ? learnCards(order()) : learn())

function order() {
  return { games: Number(values.games), seed: Number(values.seed), only: values.only }
}

function format(generated: string): void {
  execFileSync('npx', ['prettier', '--write', generated])
}

function learn(): string {
  const generated = join(process.cwd(), 'src', 'games', 'dice', 'bots', 'generated')
  const positions = new PositionStore()
  const deeds: DeedsBySort = {
    keen: new DeedStore<DeedKind>(),
    plain: new DeedStore<DeedKind>(),
    raw: new DeedStore<DeedKind>(),
  }
  const games = Number(values.games)
  for (let game = 0; game < games; game++) playOne(Number(values.seed) + game, { positions, deeds })
  console.log(`${positions.count} positions of ${games} games`)
  if (values.only !== 'value')
    writeHabits(join(generated, 'habits.ts'), { deeds, kinds: DEED_KINDS })
  if (values.only !== 'habits')
    writeValue(join(generated, 'value.ts'), fitValue(positions, console.log))
  return generated
}

interface Stores {
  readonly positions: PositionStore
  readonly deeds: DeedsBySort
}

type DeedsBySort = Readonly<Record<HabitSort, DeedStore<DeedKind>>>

/** Whose deeds they are: those of bots that reckon, of bots that go by simple rules, or of beginners. Chance has no habits. */
function sortOf(level: ArenaLevel): HabitSort | null {
  if (level === 'random') return null
  if (level === 'easy') return 'raw'
  return level === 'hard' || level === 'oracle' ? 'keen' : 'plain'
}

/** Every number of players, one game in three without characters, every kind of table. */
function playOne(seed: number, { positions, deeds }: Stores): void {
  const seats = 3 + (seed % 6)
  const hasCharacters = Math.floor(seed / 6) % 3 !== 0
  const levels = at(TABLES, Math.floor(seed / 18) % TABLES.length)
  const mix = rngFromSeed(seed ^ 0x5bd1e995)
  const from = positions.count
  let start: DiceState | null = null
  let seen: readonly DiceEvent[] = []
  let turnAt = -1
  const seated: ArenaLevel[] = []
  const { state } = playGame({
    config: {
      kind: 'deal',
      seats,
      ...(hasCharacters ? {} : { characters: Array<null>(seats).fill(null) }),
    },
    seed,
    playerOf(seat) {
      const level = at(levels, mix.below(levels.length))
      seated[seat] = level
      return { bot: ARENA_BOTS[level] }
    },
    onDecision(table, events) {
      start ??= table
      seen = events
      if (table.rolls > 0 || table.decision?.kind !== 'roll' || events.length === turnAt) return
      turnAt = events.length
      positions.add(table)
    },
  })
  positions.finish(from, state.winner?.seats ?? [])
  if (!start || seats === 3) return
  const witness = new Witness(start, [])
  for (const event of seen)
    for (const deed of witness.see(event)) {
      const sort = sortOf(at(seated, deed.seat))
      if (sort) deeds[sort].add(deed, knownRole(start, deed.seat))
    }
}

function knownRole({ roles }: DiceState, seat: number): Role {
  const role = at(roles, seat)
  if (role === 'hidden') throw new Error('learning needs to know every role')
  return role
}
