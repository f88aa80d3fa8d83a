import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Decision, DiceAction } from '../rules/decisions'
import { targetsOf } from '../rules/seating'
import type { DiceState, Face, Seat } from '../rules/state'
import type { Bot, Choice, Sight } from './bot'
import { suspicions } from './suspicion'

/**
 * The arena's measure of simple sense: keeps what helps its role, knows the Sheriff, counts who shot and who healed him.
 * No tables, no look-ahead, and never an opponent in the app.
 */
export const greedy: Bot = (sight, rng) => {
  const { view, events } = sight
  const { decision } = view
  if (!decision) throw new Error('nobody is asked')
  const likes = suspicions(view, events, decision.seat)
  switch (decision.kind) {
    case 'roll':
      return chooseDice(sight, decision, likes)
    case 'aim':
      return best(sight, rng, (target) => -2 * at(likes, target) - weakness(view, target))
    case 'drink':
    case 'gift':
      return best(sight, rng, (target) => helpScore(view, likes, { helper: decision.seat, target }))
    case 'clear':
      return best(sight, rng, (target) => (target === decision.seat ? 100 : at(likes, target)))
    case 'dodge':
      return first(sight, view.pile > 3 ? 'take-arrow' : 'take-hit')
    case 'shed':
    case 'reveal':
      return { action: at(sight.legal, 0), why: [{ code: 'greedy' }] }
  }
}

/** Among equals the weakest is finished first. */
const weakness = ({ life, marks }: DiceState, seat: Seat): number =>
  (at(life, seat) - at(marks, seat)) / 20

function helpScore(
  { life, maxLife }: DiceState,
  likes: readonly number[],
  { helper, target }: { readonly helper: Seat; readonly target: Seat },
): number {
  const missing = at(maxLife, target) - at(life, target)
  if (missing === 0) return -1000
  if (target === helper) return 2 * missing + 12
  return at(likes, target) > 0 ? Math.min(10, at(likes, target)) + 2 * missing : at(likes, target)
}

function best({ legal }: Sight, rng: Rng, score: (target: Seat) => number): Choice {
  let bestActions: DiceAction[] = []
  let bestScore = -Infinity
  for (const action of legal) {
    const own = 'target' in action ? score(action.target) : 0
    if (own > bestScore) bestActions = []
    if (own < bestScore) continue
    bestScore = own
    bestActions.push(action)
  }
  return { action: at(bestActions, rng.below(bestActions.length)), why: [{ code: 'greedy' }] }
}

function first({ legal }: Sight, type: DiceAction['type']): Choice {
  const action = legal.find((option) => option.type === type) ?? at(legal, 0)
  return { action, why: [{ code: 'greedy' }] }
}

/** Rolls again whatever does not help, unless the next dynamite would be one too many. */
function chooseDice(
  { view, legal }: Sight,
  { seat, rerollable }: Extract<Decision, { kind: 'roll' }>,
  likes: readonly number[],
): Choice {
  const why = [{ code: 'greedy' }]
  const { dice } = view
  if (!dice) return { action: at(legal, 0), why }
  const stop = { action: at(legal, legal.length - 1), why }
  if (dice.filter((face) => face === 'dynamite').length >= 2) return stop
  const again = rerollable.filter((die) => !helps(view, at(dice, die), { seat, likes }))
  const action = legal.find(
    (option) => option.type === 'roll' && option.dice.join() === again.join(),
  )
  return action ? { action, why } : stop
}

function helps(
  view: DiceState,
  face: Face,
  { seat, likes }: { readonly seat: Seat; readonly likes: readonly number[] },
): boolean {
  const { life, maxLife, arrows, dice, roles } = view
  switch (face) {
    case 'one':
    case 'two':
      return targetsOf(view, seat, face).some((target) => at(likes, target) < 0)
    case 'beer': {
      const isHurt = (other: Seat): boolean => at(life, other) < at(maxLife, other)
      const sheriff = roles.indexOf('sheriff')
      return isHurt(seat) || (roles[seat] === 'deputy' && sheriff >= 0 && isHurt(sheriff))
    }
    case 'gatling': {
      const showing = dice?.filter((other) => other === 'gatling').length ?? 0
      return roles[seat] === 'sheriff' || showing >= 2 || at(arrows, seat) >= 3
    }
    case 'arrow':
    case 'dynamite':
      return false
  }
}
