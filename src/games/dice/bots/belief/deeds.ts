import { at } from '@/core/list'
import type { Decision } from '../../rules/decisions'
import { countFace, isBullsEye } from '../../rules/dice'
import type { DiceEvent } from '../../rules/events'
import { rollsAllowed } from '../../rules/rolling'
import { countLiving, livingSeats, targetsOf } from '../../rules/seating'
import type { DiceState, Face, Seat } from '../../rules/state'
import type { SealedRole } from './envelopes'
import type { Belief } from './belief'
import type { Habits } from './habits'

export const DEED_KINDS = ['aim', 'drink', 'hold', 'fan'] as const
export type DeedKind = (typeof DEED_KINDS)[number]

/** What somebody chose and what else he could have: each option described as it looks to an owner of each sealed role. */
export interface Deed {
  readonly kind: DeedKind
  readonly seat: Seat
  readonly chosen: number
  /** By role, then by option: the features that habits weigh. */
  readonly options: Readonly<Record<SealedRole, readonly (readonly number[])[]>>
}

/** The table before an event, and what everybody may think of it. */
export interface Scene {
  readonly table: DiceState
  /** What the actor believes if this is his card. */
  readonly actorsBelief: (role: SealedRole) => Belief
  readonly habits: Habits
}

/** Whose choice an event can show. */
export function actorOf(event: DiceEvent): Seat | null {
  if (event.type === 'lifeGained') return event.by
  const isChoice =
    event.type === 'aimed' || event.type === 'rolled' || event.type === 'rollingEnded'
  return isChoice ? event.seat : null
}

/** The choices of an envelope's owner that an event shows, if it shows any. */
export function deedsOf(scene: Scene, event: DiceEvent): readonly Deed[] {
  const actor = actorOf(event)
  if (actor === null || scene.table.roles[actor] !== 'hidden') return []
  switch (event.type) {
    case 'aimed':
      return aimDeed(scene, event)
    case 'lifeGained':
      return event.cause === 'ability' ? [] : drinkDeed(scene, event)
    case 'rolled':
      return event.roll > 1 ? diceDeeds(scene, event.seat, event.dice) : []
    case 'rollingEnded':
      return stoppedByChoice(scene.table, event.bust) ? diceDeeds(scene, event.seat, []) : []
    default:
      return []
  }
}

const stoppedByChoice = (table: DiceState, isBust: boolean): boolean =>
  !isBust && table.rolls < rollsAllowed(table)

function forEachRole(
  describe: (role: SealedRole) => readonly (readonly number[])[],
): Deed['options'] {
  return {
    deputy: describe('deputy'),
    outlaw: describe('outlaw'),
    renegade: describe('renegade'),
  }
}

function aimDeed(scene: Scene, event: Extract<DiceEvent, { type: 'aimed' }>): Deed[] {
  const { seat, target } = event
  const targets = aimTargets(scene.table.decision, event)
  if (targets.length < 2) return []
  const options = forEachRole((role) =>
    targets.map((other) => aimFeatures(scene, { seat, role, target: other })),
  )
  return [{ kind: 'aim', seat, chosen: targets.indexOf(target), options }]
}

const aimTargets = (
  decision: Decision | null,
  { target }: Extract<DiceEvent, { type: 'aimed' }>,
): readonly Seat[] => (decision?.kind === 'aim' ? decision.targets : [target])

interface Glance {
  readonly seat: Seat
  readonly role: SealedRole
  readonly target: Seat
}

const WEAK = 2
const FEW = 3

/** Sheriff, and while few live; the chances of Deputy, Outlaw and Renegade behind an envelope; almost dead. */
function aimFeatures({ table, actorsBelief }: Scene, { role, target }: Glance): number[] {
  const [sheriff, deputy, outlaw, renegade] = at(actorsBelief(role).chances, target)
  const isWeak = at(table.life, target) - at(table.marks, target) <= WEAK
  return [
    sheriff,
    sheriff > 0 && countLiving(table) <= FEW ? 1 : 0,
    deputy,
    outlaw,
    renegade,
    isWeak ? 1 : 0,
  ]
}

function drinkDeed(scene: Scene, event: Extract<DiceEvent, { type: 'lifeGained' }>): Deed[] {
  const seat = event.by
  const targets = livingSeats(scene.table)
  const options = forEachRole((role) =>
    targets.map((target) => drinkFeatures(scene, { seat, role, target })),
  )
  return [{ kind: 'drink', seat, chosen: targets.indexOf(event.seat), options }]
}

/** Himself; the Sheriff; Deputy, Outlaw, Renegade; how much is missing, and whether nothing is. */
function drinkFeatures({ table, actorsBelief }: Scene, { seat, role, target }: Glance): number[] {
  const missing = at(table.maxLife, target) - at(table.life, target)
  const isOwn = target === seat
  const [sheriff, deputy, outlaw, renegade] = isOwn
    ? NOBODY
    : at(actorsBelief(role).chances, target)
  return [
    isOwn ? 1 : 0,
    sheriff,
    deputy,
    outlaw,
    renegade,
    isOwn ? missing / 4 : 0,
    sheriff > 0 ? missing / 4 : 0,
    missing === 0 ? 1 : 0,
  ]
}

const NOBODY = [0, 0, 0, 0] as const

/** Bull's eyes and gatlings held or thrown away: what one does not want to roll tells as much as what one wants. */
function diceDeeds(scene: Scene, seat: Seat, rolled: readonly number[]): Deed[] {
  const { dice } = scene.table
  if (!dice) return []
  return dice.flatMap((face, die): Deed[] => {
    const chosen = rolled.includes(die) ? 1 : 0
    if (isBullsEye(face))
      return [{ kind: 'hold', seat, chosen, options: holdOptions(scene, seat, face) }]
    if (face === 'gatling') return [{ kind: 'fan', seat, chosen, options: fanOptions(scene, seat) }]
    return []
  })
}

const LET_GO: readonly number[] = [0, 0, 0]

function holdOptions(scene: Scene, seat: Seat, face: Face): Deed['options'] {
  const targets = targetsOf(scene.table, seat, face)
  return forEachRole((role) => {
    const wishes = targets.map((target) => wish(scene, { seat, role, target }))
    return [[1, Math.max(...wishes), scene.table.rolls > 1 ? 1 : 0], LET_GO]
  })
}

/** How much an owner of this role would like to shoot him. */
function wish(scene: Scene, glance: Glance): number {
  const weights = scene.habits.aim[glance.role]
  return aimFeatures(scene, glance).reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0)
}

function fanOptions(scene: Scene, seat: Seat): Deed['options'] {
  const { table } = scene
  const others = livingSeats(table).filter((other) => other !== seat)
  const showing = countFace(table.dice, 'gatling')
  return forEachRole((role) => {
    const wishes = others.map((target) => wish(scene, { seat, role, target }))
    const total = wishes.reduce((sum, one) => sum + one, 0)
    return [[1, total / 4, showing + at(table.arrows, seat) / 2], LET_GO]
  })
}
