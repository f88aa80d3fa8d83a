import { starsOf } from '@/family/goals'
import { TRAIL, type TrailTable } from '@/games/trail'
import { cardsTrail, diceTrail } from './games'
import { ride, type Guest } from './ride'

const TRIES: Readonly<Record<Guest, number>> = { hard: 20, random: 200 }

/** How often a guest reaches three stars at a table, its own seed varied. */
function threes(table: TrailTable, guest: Guest): number {
  const reads = table.goals.some(({ kind }) => kind === 'read' || kind === 'reading')
  let count = 0
  for (let ownSeed = 1; ownSeed <= TRIES[guest]; ownSeed++) {
    const riding = { table, guest, ownSeed, reads }
    const ridden =
      table.game === 'dice'
        ? ride({ ...riding, game: diceTrail })
        : ride({ ...riding, game: cardsTrail })
    if (ridden && starsOf(table.goals, ridden) === 3) count += 1
  }
  return count
}

const only = process.argv.slice(2)
let areBeatable = true
console.log('| table | game | seats | role | `hard`, of 20 | `random`, of 200 |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const table of TRAIL) {
  if (only.length > 0 && !only.includes(table.id)) continue
  const [hard, random] = [threes(table, 'hard'), threes(table, 'random')]
  areBeatable &&= hard >= 1 && random <= 1
  const { id, game, others, role } = table
  console.log(`| ${id} | ${game} | ${others.length + 1} | ${role} | ${hard} | ${random} |`)
}
if (!areBeatable) {
  console.error('trail: a table is too hard or too easy')
  process.exitCode = 1
}
