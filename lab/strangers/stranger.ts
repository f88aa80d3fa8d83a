import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Decision, DiceAction, DiceState, Face, Role, Seat } from '@/games/dice'
import type { Bot, Choice, Sight } from '@/games/dice/bots'
import { targetsOf } from '@/games/dice/rules/seating'
import { ledgerOf, type Ledger } from './ledger'

/** What a stranger looks at. */
export interface Scene {
  readonly view: DiceState
  readonly ledger: Ledger
  readonly seat: Seat
  readonly role: Role
  readonly sheriff: Seat
  /** All others who live. */
  readonly others: readonly Seat[]
}

/**
 * A way to play by common sense. Strangers measure bots; nothing of the app is learned from them, and they share no code with
 * the bots: no suspicion, no belief, no worth of a table.
 */
export interface Manner {
  /** How gladly somebody is shot: the highest in reach is the target. Above 0, a bull's eye is worth keeping. */
  readonly enmity: (scene: Scene, other: Seat) => number
  /** How gladly somebody is given a beer, oneself included. Above 0, a beer is worth keeping. */
  readonly kindness: (scene: Scene, other: Seat) => number
  /** Is a gatling worth keeping, when so many show? */
  readonly fans: (scene: Scene, showing: number) => boolean
  /** Stops when so many dynamites show. */
  readonly nerve: number
}

export const strangerOf =
  (manner: Manner): Bot =>
  (sight, rng) => {
    const { decision } = sight.view
    if (!decision) throw new Error('nobody is asked')
    const scene = sceneOf(sight, decision.seat)
    switch (decision.kind) {
      case 'roll':
        return rollAgain(sight, decision, { scene, manner })
      case 'aim':
        return gladly(sight, rng, (target) => manner.enmity(scene, target))
      case 'drink':
      case 'gift':
        return gladly(sight, rng, (target) => manner.kindness(scene, target))
      case 'clear':
        return gladly(sight, rng, (target) =>
          target === decision.seat ? SELF : -manner.enmity(scene, target),
        )
      case 'dodge':
        return because(
          sight.legal.find(
            ({ type }) => type === (sight.view.pile > SCARCE ? 'take-arrow' : 'take-hit'),
          ) ?? at(sight.legal, 0),
        )
      case 'shed':
      case 'reveal':
        return because(at(sight.legal, 0))
    }
  }

const SELF = 1000
const SCARCE = 3

const because = (action: DiceAction): Choice => ({ action, why: [{ code: 'stranger' }] })

function sceneOf({ view, events }: Sight, seat: Seat): Scene {
  const role = at(view.roles, seat)
  if (role === 'hidden') throw new Error('a stranger knows their own card')
  return {
    view,
    ledger: ledgerOf(view, events),
    seat,
    role,
    sheriff: view.roles.indexOf('sheriff'),
    others: view.roles.flatMap((_, other) => (other !== seat && view.alive[other] ? [other] : [])),
  }
}

/** The target with the highest score; equals are drawn. */
function gladly({ legal }: Sight, rng: Rng, score: (target: Seat) => number): Choice {
  let best: DiceAction[] = []
  let highest = -Infinity
  for (const action of legal) {
    const own = 'target' in action ? score(action.target) : 0
    if (own < highest) continue
    if (own > highest) best = []
    highest = own
    best.push(action)
  }
  return because(at(best, rng.below(best.length)))
}

interface Mind {
  readonly scene: Scene
  readonly manner: Manner
}

function rollAgain(
  { view, legal }: Sight,
  { rerollable }: Extract<Decision, { kind: 'roll' }>,
  mind: Mind,
): Choice {
  const { dice } = view
  if (!dice) return because(at(legal, 0))
  const stop = because(legal.find(({ type }) => type === 'stop') ?? at(legal, 0))
  const showing = (face: Face): number => dice.filter((shown) => shown === face).length
  if (showing('dynamite') >= mind.manner.nerve) return stop
  const again = rerollable.filter((die) => !isKept(mind, at(dice, die), showing('gatling')))
  const action = legal.find(
    (option) => option.type === 'roll' && option.dice.join() === again.join(),
  )
  return action ? because(action) : stop
}

function isKept({ scene, manner }: Mind, face: Face, gatlings: number): boolean {
  const { view, seat, others } = scene
  switch (face) {
    case 'one':
    case 'two':
      return targetsOf(view, seat, face).some((target) => manner.enmity(scene, target) > 0)
    case 'beer':
      return [seat, ...others].some((other) => manner.kindness(scene, other) > 0)
    case 'gatling':
      return manner.fans(scene, gatlings)
    case 'arrow':
    case 'dynamite':
      return false
  }
}
