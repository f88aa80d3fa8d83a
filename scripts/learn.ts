import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rngFromSeed } from '@/core/rng'
import { ARENA_BOTS, isArenaLevel, type ArenaLevel, type Bot } from '@/games/dice/bots'
import { playGame } from './arena/play'
import { fitValue } from './learn/fit-value'
import { PositionStore } from './learn/positions'
import { writeValue } from './learn/write-value'

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'greedy,greedy,random' },
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1000000' },
  },
})

const generated = join(__dirname, '..', 'src', 'games', 'dice', 'bots', 'generated')
const levels = values.bots.split(',').map((name): ArenaLevel => {
  if (!isArenaLevel(name)) throw new Error(`unknown level ${name}`)
  return name
})
const store = new PositionStore()
const games = Number(values.games)
for (let game = 0; game < games; game++) playOne(Number(values.seed) + game)
console.log(`${store.count} positions of ${games} games`)
writeValue(join(generated, 'value.ts'), fitValue(store, console.log))

/** Every number of players, every second game without characters, levels mixed by seat. */
function playOne(seed: number): void {
  const seats = 3 + (seed % 6)
  const hasCharacters = Math.floor(seed / 6) % 2 === 0
  const mix = rngFromSeed(seed ^ 0x5bd1e995)
  const from = store.count
  let started = -1
  const { state } = playGame({
    config: {
      kind: 'deal',
      seats,
      ...(hasCharacters ? {} : { characters: Array<null>(seats).fill(null) }),
    },
    seed,
    playerOf: () => ({ bot: pick(mix.below(levels.length)), seesAll: false }),
    onDecision(table, events) {
      if (table.rolls > 0 || table.decision?.kind !== 'roll' || events.length === started) return
      started = events.length
      store.add(table)
    },
  })
  store.finish(from, state.winner?.seats ?? [])
}

function pick(index: number): Bot {
  const level = levels[index]
  if (!level) throw new RangeError('no such level')
  return ARENA_BOTS[level]
}
