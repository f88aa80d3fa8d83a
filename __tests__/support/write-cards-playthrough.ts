import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aimless, told } from './cards-playthrough'

// npx tsx __tests__/support/write-cards-playthrough.ts
// writes the stored playthrough anew. Read the difference before keeping it: it is what has changed in the rules.

/** A game with a Duel, a Jail, an explosion, a General Store, a Beer at the last breath, a reshuffle and a heal out of turn. */
const game = { seed: 21, seats: 4 }

writeFileSync(
  join(__dirname, '..', 'golden', 'cards', 'playthrough.txt'),
  told(game, aimless(game.seed)),
)
