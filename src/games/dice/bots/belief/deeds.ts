import { at } from '@/core/list'
import type { Decision } from '../../rules/decisions'
import { countFace, isBullsEye } from '../../rules/dice'
import type { DiceEvent } from '../../rules/events'
import { rollsAllowed } from '../../rules/rolling'
import { countLiving, livingSeats } from '@/family/ring'
import { targetsOf } from '../../rules/seating'
import type { DiceState, Face, Seat } from '../../rules/state'
import { logitOf } from '../turn/results'
import {
  copyReckoning,
  fireGatling,
  gain,
  reckoningOf,
  wound,
  type Reckoning,
} from '../turn/reckoning'
import type { Outlook } from '../value/outlook'
import type { Belief } from '@/family/beliefs/belief'
import type { SealedRole } from '@/family/roles'
import type { Deed as FamilyDeed, Habits } from '@/family/beliefs/evidence'

/**
 * What tells of a role: whom somebody aims at or gives a beer to drink, and which dice they hold or roll again: a bull's eye
 * (`hold`), a beer (`cup`), a gatling (`fan`, as one fans a revolver). Learned habits are kept under these names.
 */
export const DEED_KINDS = ['aim', 'drink', 'hold', 'cup', 'fan'] as const
export type DeedKind = (typeof DEED_KINDS)[number]

/** What somebody chose and what else they could have chosen: each option described as it looks to an owner of each sealed role. */
export type Deed = FamilyDeed<DeedKind>

/** The table before an event, and what everybody may think of it. */
export interface Scene {
  readonly table: DiceState
  /** What the actor believes if this is their card. */
  readonly actorsBelief: (role: SealedRole) => Belief
  /** How the table looks to them then. */
  readonly outlookOf: (role: SealedRole) => Outlook
  readonly habits: Habits<DeedKind>
  /** How choices look on this table, by what is chosen: the same until something happens. */
  readonly described: Map<DeedKind | Face, Deed['options']>
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

/** An owner of a role looks at the table: what they believe, and what changes to it are worth to them. */
interface Eyes {
  readonly role: SealedRole
  readonly belief: Belief
  /** In log odds; beyond a limit nothing is wanted or feared more. */
  readonly worthOf: (change: (next: Reckoning) => void) => number
}

const LIMIT = 3

function eyesOf({ table, actorsBelief, outlookOf }: Scene, role: SealedRole): Eyes {
  const outlook = outlookOf(role)
  const now = reckoningOf(table)
  const before = logitOf(outlook.chance(now))
  return {
    role,
    belief: actorsBelief(role),
    worthOf(change) {
      const next = copyReckoning(now)
      change(next)
      const worth = logitOf(outlook.chance(next)) - before
      return Math.max(-LIMIT, Math.min(LIMIT, worth))
    },
  }
}

/** Describes the options of a choice, once for each table. */
function described(
  scene: Scene,
  choice: DeedKind | Face,
  describe: (eyes: Eyes) => readonly (readonly number[])[],
): Deed['options'] {
  const known = scene.described.get(choice)
  if (known) return known
  const options = {
    deputy: describe(eyesOf(scene, 'deputy')),
    outlaw: describe(eyesOf(scene, 'outlaw')),
    renegade: describe(eyesOf(scene, 'renegade')),
  }
  scene.described.set(choice, options)
  return options
}

function aimDeed(scene: Scene, event: Extract<DiceEvent, { type: 'aimed' }>): Deed[] {
  const { seat, target } = event
  const targets = aimTargets(scene.table.decision, event)
  if (targets.length < 2) return []
  const options = described(scene, 'aim', (eyes) =>
    targets.map((other) => aimFeatures(scene.table, eyes, other)),
  )
  return [{ kind: 'aim', seat, chosen: targets.indexOf(target), options }]
}

const aimTargets = (
  decision: Decision | null,
  { target }: Extract<DiceEvent, { type: 'aimed' }>,
): readonly Seat[] => (decision?.kind === 'aim' ? decision.targets : [target])

const WEAK = 2
const FEW = 3

/** Sheriff, and while few live; the chances of Deputy, Outlaw and Renegade behind an envelope; almost dead; what a hit does. */
function aimFeatures(table: DiceState, { belief, worthOf }: Eyes, target: Seat): number[] {
  const [sheriff, deputy, outlaw, renegade] = at(belief.chances, target)
  const isWeak = at(table.life, target) - at(table.marks, target) <= WEAK
  const points = table.marks.map((hits, seat) => (seat === target ? hits + 1 : hits))
  return [
    sheriff,
    sheriff > 0 && countLiving(table) <= FEW ? 1 : 0,
    deputy,
    outlaw,
    renegade,
    isWeak ? 1 : 0,
    worthOf((next) => wound(table, next, { points, cause: 'shots' })),
  ]
}

function drinkDeed(scene: Scene, event: Extract<DiceEvent, { type: 'lifeGained' }>): Deed[] {
  const { table } = scene
  const seat = event.by
  const targets = livingSeats(table)
  const options = described(scene, 'drink', (eyes) =>
    targets.map((target) => drinkFeatures(table, eyes, { seat, target })),
  )
  return [{ kind: 'drink', seat, chosen: targets.indexOf(event.seat), options }]
}

/** Himself; the Sheriff; Deputy, Outlaw, Renegade; how much is missing, and whether nothing is; what the point does. */
function drinkFeatures(
  table: DiceState,
  eyes: Eyes,
  { seat, target }: { readonly seat: Seat; readonly target: Seat },
): number[] {
  const missing = at(table.maxLife, target) - at(table.life, target)
  const isOwn = target === seat
  const [sheriff, deputy, outlaw, renegade] = isOwn ? NOBODY : at(eyes.belief.chances, target)
  return [
    isOwn ? 1 : 0,
    sheriff,
    deputy,
    outlaw,
    renegade,
    isOwn ? missing / 4 : 0,
    sheriff > 0 ? missing / 4 : 0,
    missing === 0 ? 1 : 0,
    worthOfPoint(table, eyes, target),
  ]
}

const NOBODY = [0, 0, 0, 0] as const

const worthOfPoint = (table: DiceState, { worthOf }: Eyes, seat: Seat): number =>
  worthOf((next) => gain(table, next, { seat, amount: 1 }))

/** Bull's eyes, beers and gatlings held or thrown away: what one does not want to roll tells as much as what one wants. */
function diceDeeds(scene: Scene, seat: Seat, rolled: readonly number[]): Deed[] {
  const { dice } = scene.table
  if (!dice) return []
  return dice.flatMap((face, die): Deed[] => {
    const chosen = rolled.includes(die) ? 1 : 0
    if (isBullsEye(face))
      return [{ kind: 'hold', seat, chosen, options: holdOptions(scene, seat, face) }]
    if (face === 'beer') return [{ kind: 'cup', seat, chosen, options: cupOptions(scene) }]
    if (face === 'gatling') return [{ kind: 'fan', seat, chosen, options: fanOptions(scene, seat) }]
    return []
  })
}

const LET_GO: readonly number[] = [0, 0, 0]

const isLate = ({ rolls }: DiceState): number => (rolls > 1 ? 1 : 0)

function holdOptions(scene: Scene, seat: Seat, face: Face): Deed['options'] {
  const { table } = scene
  const targets = targetsOf(table, seat, face)
  return described(scene, face, (eyes) => {
    const wishes = targets.map((target) => wish(scene, eyes, target))
    return [[1, Math.max(...wishes), isLate(table)], LET_GO]
  })
}

/** How much an owner of this role would like to shoot them. */
function wish({ table, habits }: Scene, eyes: Eyes, target: Seat): number {
  const weights = habits.aim[eyes.role]
  return aimFeatures(table, eyes, target).reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0)
}

function cupOptions(scene: Scene): Deed['options'] {
  const { table } = scene
  const drinkers = livingSeats(table)
  return described(scene, 'cup', (eyes) => {
    const worths = drinkers.map((seat) => worthOfPoint(table, eyes, seat))
    return [[1, Math.max(...worths), isLate(table)], LET_GO]
  })
}

function fanOptions(scene: Scene, seat: Seat): Deed['options'] {
  const { table } = scene
  const showing = countFace(table.dice, 'gatling')
  return described(scene, 'fan', ({ worthOf }) => {
    const fired = worthOf((next) => fireGatling(table, next))
    return [[1, showing * fired, showing + at(table.arrows, seat) / 2], LET_GO]
  })
}
