import { at } from '@/core/list'
import type { Belief } from '@/family/beliefs/belief'
import { bustRisk } from '../bots/reasons'
import { abilityAt } from '../characters'
import type { DiceAction } from '../rules/decisions'
import { BUST, countFace, isBullsEye } from '../rules/dice'
import { targetsOf } from '../rules/seating'
import { ROLES, type Role } from '@/family/roles'
import type { DiceState, Face, Seat } from '../rules/state'

/** A fact that speaks for a choice; a sentence is made of each. */
export type Ground =
  /** So many dynamites lie there; rolling so many dice explodes with this risk. */
  | {
      readonly code: 'dynamite'
      readonly showing: number
      readonly dice: number
      readonly risk: number
    }
  /** So many arrows are left; so many dice begin the attack with this risk. */
  | { readonly code: 'attack'; readonly pile: number; readonly dice: number; readonly risk: number }
  /** So many gatlings are kept of those that it takes; the dice bring the rest with this chance. */
  | {
      readonly code: 'gatling'
      readonly have: number
      readonly needed: number
      readonly chance: number
    }
  /** Enough gatlings lie there. */
  | { readonly code: 'salvo' }
  /** Whom a bull's eye that is kept can reach. */
  | {
      readonly code: 'reach'
      readonly face: Face
      readonly seat: Seat
      readonly role: Role
      readonly chance: number
    }
  /** What somebody probably is. */
  | { readonly code: 'suspect'; readonly seat: Seat; readonly role: Role; readonly chance: number }
  /** What somebody is for all to see. */
  | { readonly code: 'known'; readonly seat: Seat; readonly role: Role }
  | { readonly code: 'kill'; readonly seat: Seat }
  | {
      readonly code: 'life'
      readonly seat: Seat
      readonly life: number
      readonly max: number
    }
  | { readonly code: 'arrows'; readonly seat: Seat; readonly count: number }
  | { readonly code: 'pile'; readonly pile: number }
  /** The dice that are thrown again are worth little here. */
  | { readonly code: 'fresh' }

/** What is known where a choice is explained. */
export interface Scene {
  readonly view: DiceState
  readonly seat: Seat
  readonly belief: Belief | null
  /** The best roll, for telling what stopping avoids. */
  readonly roll: Roll | null
}

export type Roll = Extract<DiceAction, { type: 'roll' }>

/** More than this nobody reads. */
const MOST = 3

/** What speaks for some actions that belong together, the weightiest first. */
export function groundsFor(actions: readonly DiceAction[], scene: Scene): readonly Ground[] {
  const grounds = actions.flatMap((action) => groundsOf(action, scene))
  const told = new Set<string>()
  return grounds
    .filter((ground) => {
      const key = JSON.stringify(ground)
      return told.has(key) ? false : told.add(key)
    })
    .slice(0, MOST)
}

function groundsOf(action: DiceAction, scene: Scene): Ground[] {
  const { view, seat } = scene
  switch (action.type) {
    case 'roll':
      return rollGrounds(scene, action.dice)
    case 'stop':
      return stopGrounds(scene)
    case 'aim':
      return [
        ...killGrounds(view, action),
        ...roleGrounds(scene, action.target),
        lifeGround(view, action.target),
      ]
    case 'drink':
    case 'gift':
      return [lifeGround(view, action.target), ...roleGrounds(scene, action.target)]
    case 'clear-arrow':
      return [
        {
          code: 'arrows',
          seat: action.target,
          count: at(view.arrows, action.target),
        },
        ...roleGrounds(scene, action.target),
      ]
    case 'take-arrow':
    case 'take-hit':
    case 'drop-arrow':
    case 'keep-arrow':
      return [lifeGround(view, seat), { code: 'pile', pile: view.pile }]
    case 'pass':
    case 'reveal':
      return [{ code: 'pile', pile: view.pile }]
  }
}

/** With so few arrows left a roll can bring the attack. */
const FEW_ARROWS = 5

function rollGrounds(scene: Scene, rolled: readonly number[]): Ground[] {
  const { view } = scene
  const kept = (view.dice ?? []).filter((_, die) => !rolled.includes(die))
  const grounds = [
    ...riskGrounds(view, kept, rolled.length),
    ...keptGrounds(scene, kept, rolled.length),
  ]
  return grounds.length > 0 ? grounds : [{ code: 'fresh' }]
}

/** What the dice that are thrown may bring upon the table. */
function riskGrounds({ pile }: DiceState, kept: readonly Face[], dice: number): Ground[] {
  const showing = countFace(kept, 'dynamite')
  const grounds: Ground[] = []
  const risk = bustRisk(dice, BUST - showing)
  if (showing > 0 && risk > 0) grounds.push({ code: 'dynamite', showing, dice, risk })
  if (pile <= FEW_ARROWS) grounds.push({ code: 'attack', pile, dice, risk: bustRisk(dice, pile) })
  return grounds
}

/** Why stop: what the best roll would risk, and what the dice already do. */
function stopGrounds(scene: Scene): Ground[] {
  const { view, roll } = scene
  const dice = view.dice ?? []
  const risks = roll
    ? riskGrounds(
        view,
        dice.filter((_, die) => !roll.dice.includes(die)),
        roll.dice.length,
      )
    : []
  const grounds = [...risks, ...keptGrounds(scene, dice, 0)]
  return grounds.length > 0 ? grounds : [lifeGround(view, scene.seat)]
}

/** What the kept dice are good for. */
function keptGrounds(scene: Scene, kept: readonly Face[], dice: number): Ground[] {
  const { view, seat } = scene
  const grounds: Ground[] = gatlingGrounds(scene, countFace(kept, 'gatling'), dice)
  const shots = kept.filter(isBullsEye)
  const reached = bestTarget(scene, shots)
  if (reached) grounds.push(reached)
  if (kept.includes('beer') && at(view.life, seat) < at(view.maxLife, seat))
    grounds.push(lifeGround(view, seat))
  return grounds
}

function gatlingGrounds({ view, seat }: Scene, have: number, dice: number): Ground[] {
  const needed = abilityAt(view.characters, seat).modifyGatling?.(BUST) ?? BUST
  if (have >= needed) return [{ code: 'salvo' }]
  const chance = bustRisk(dice, needed - have)
  return have === 0 || chance === 0 ? [] : [{ code: 'gatling', have, needed, chance }]
}

/** The likeliest foe that one of these bull's eyes reaches. */
function bestTarget(scene: Scene, shots: readonly Face[]): Ground | null {
  const { view, seat } = scene
  const own = view.roles[seat]
  let best: Ground | null = null
  let highest = 0
  for (const face of new Set(shots))
    for (const target of targetsOf(view, seat, face)) {
      const { role, chance } = likeliest(scene, target)
      const enmity = own && own !== 'hidden' && FOES[own].includes(role) ? chance : 0
      if (enmity <= highest) continue
      highest = enmity
      best = { code: 'reach', face, seat: target, role, chance }
    }
  return best
}

/** Whom each role shoots at; a Renegade needs the Sheriff until the two are alone. */
const FOES: Readonly<Record<Role, readonly Role[]>> = {
  sheriff: ['outlaw', 'renegade'],
  deputy: ['outlaw', 'renegade'],
  outlaw: ['sheriff', 'deputy'],
  renegade: ['outlaw', 'deputy'],
}

function killGrounds(
  { life, marks }: DiceState,
  { target, double }: Extract<DiceAction, { type: 'aim' }>,
): Ground[] {
  const left = at(life, target) - at(marks, target) - (double ? 2 : 1)
  return left <= 0 ? [{ code: 'kill', seat: target }] : []
}

const lifeGround = ({ life, maxLife }: DiceState, seat: Seat): Ground => ({
  code: 'life',
  seat,
  life: at(life, seat),
  max: at(maxLife, seat),
})

/** Who it is that a shot or a beer goes to; about oneself there is nothing to say. */
function roleGrounds(scene: Scene, target: Seat): Ground[] {
  if (target === scene.seat) return []
  const { role, chance } = likeliest(scene, target)
  return scene.view.roles[target] === 'hidden'
    ? [{ code: 'suspect', seat: target, role, chance }]
    : [{ code: 'known', seat: target, role }]
}

function likeliest(
  { view, belief }: Scene,
  seat: Seat,
): { readonly role: Role; readonly chance: number } {
  const open = view.roles[seat]
  if (open && open !== 'hidden') return { role: open, chance: 1 }
  const chances = ROLES.map((role) => belief?.chanceOf(seat, role) ?? 0)
  const chance = Math.max(...chances)
  return { role: at(ROLES, chances.indexOf(chance)), chance }
}
