import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import { at } from '@/core/list'
import { dice, type Decision, type DiceMatch, type DiceRecord, type Seat } from '@/games/dice'

const PATIENCE = 5000

/** A match of random choices that stands at a question of some kind, with two answers or more, perhaps in one seat's turn. */
export function recordAsking(kind: Decision['kind'], seats: number, turn?: Seat): DiceRecord {
  for (let seed = 1; seed <= PATIENCE; seed++) {
    const found = playUntil(seed, seats, ({ state }) => {
      const isAsked = state.decision?.kind === kind && dice.legal(state).length > 1
      return isAsked && (turn === undefined || state.turn === turn)
    })
    if (found) return found
  }
  throw new Error(`no match of ${PATIENCE} asks for ${kind}`)
}

function playUntil(
  seed: number,
  seats: number,
  isFound: (match: DiceMatch) => boolean,
): DiceRecord | null {
  const rng = rngFromSeed(seed)
  let match: DiceMatch = startMatch(dice, { kind: 'deal', seats }, seed)
  while (match.state.decision) {
    if (isFound(match)) return match.record
    const legal = dice.legal(match.state)
    const taken = takeAction(dice, match, at(legal, rng.below(legal.length)))
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return null
}
