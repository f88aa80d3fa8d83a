import { at } from '@/core/list'
import { dice, type DiceState } from '@/games/dice'
import { ARROWS, DICE } from '@/games/dice/rules/state'

/** Whatever is wrong with a table that waits for somebody or is done; null as it should be. */
export function wrongWith(state: DiceState): string | null {
  return wrongArrows(state) ?? wrongSeats(state) ?? wrongTurn(state) ?? wrongDecision(state)
}

function wrongArrows({ arrows, pile }: DiceState): string | null {
  const held = arrows.reduce((sum, count) => sum + count, 0)
  if (held + pile !== ARROWS) return `${held} arrows are held and ${pile} lie in the pile`
  if (pile < 1) return 'the pile is empty between two actions'
  return arrows.some((count) => count < 0) ? 'somebody holds fewer than no arrows' : null
}

function wrongSeats({ life, maxLife, alive, arrows }: DiceState): string | null {
  for (let seat = 0; seat < life.length; seat++) {
    const points = at(life, seat)
    if (points < 0 || points > at(maxLife, seat)) return `seat ${seat} has ${points} life`
    if (!alive[seat] && points > 0) return `seat ${seat} is dead with ${points} life`
    if (!alive[seat] && at(arrows, seat) > 0) return `seat ${seat} is dead and holds arrows`
  }
  return null
}

function wrongTurn({ dice: showing, rolls, marks, turn, alive, decision }: DiceState) {
  if ((showing === null) !== (rolls === 0)) return 'dice show that nobody rolled'
  if (showing && showing.length !== DICE) return `${showing.length} dice show`
  if (marks.some((hits, seat) => hits > 0 && !alive[seat])) return 'a dead player is aimed at'
  if (decision?.kind !== 'aim' && marks.some((hits) => hits > 0)) return 'hits were never fired'
  const mayHaveFallen = decision === null || decision.kind === 'reveal'
  return alive[turn] || mayHaveFallen ? null : 'it is the turn of a dead player'
}

function wrongDecision(state: DiceState): string | null {
  const { decision, winner, alive, life, queue } = state
  const actions = dice.legal(state)
  if (!decision) {
    if (!winner) return 'nobody is asked and nobody has won'
    return actions.length + queue.length > 0 ? 'something is left to do after the end' : null
  }
  if (winner) return 'somebody is asked after the end'
  if (actions.length === 0) return 'whoever is asked can do nothing'
  const { kind, seat } = decision
  if (kind === 'reveal') return life[seat] === 0 ? null : 'a living player is turned over'
  if (!alive[seat] || life[seat] === 0) return `seat ${seat} is out and is asked`
  const targets = 'targets' in decision ? decision.targets : []
  if (targets.some((target) => !alive[target])) return 'a dead player is a target'
  if (kind === 'aim' && targets.includes(seat)) return 'somebody may shoot himself'
  const refused = actions.find((action) => dice.refuse(state, action) !== null)
  return refused ? `${JSON.stringify(refused)} is listed and refused` : null
}
