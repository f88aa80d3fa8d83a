import { add, at } from '@/core/list'
import { abilityAt, seatsWith } from '../characters'
import { settleBatch } from './aftermath'
import type { DiceAction } from './decisions'
import type { DamageCause } from './events'
import { sealedRoles } from '@/family/roles'
import { leftOf } from '@/family/ring'
import type { Role } from '@/family/roles'
import type { Seat } from './state'
import type { Table } from './table'
import type { DamageTask } from './tasks'

export interface Damage {
  readonly cause: DamageCause
  readonly by: Seat | null
  readonly credit: Seat | null
  /** Points to lose, by seat. */
  readonly points: number[]
  /** The gatling faces that fired it. */
  readonly faces?: number
}

/** Starts a damage batch: the one procedure for shots, gatling, dynamite and attacks (rules §6). */
export function damage(table: Table, { cause, by, credit, points, faces = 0 }: Damage): void {
  const { characters } = table.state
  const hardened = seatsWith(characters).modifyDamage
  for (let i = 0; i < hardened.length; i++) {
    const seat = at(hardened, i)
    const given = at(points, seat)
    points[seat] = abilityAt(characters, seat).modifyDamage?.(given, cause) ?? given
  }
  runDamage(table, {
    do: 'damage',
    cause,
    by,
    credit,
    faces,
    stage: 'dodge',
    points,
    seat: -1,
    left: 0,
    dead: [],
  })
}

/** Goes on with a batch until it is done or somebody must choose. */
export function runDamage(table: Table, task: DamageTask): void {
  if (task.stage === 'dodge') {
    if (asksDodge(table, task)) return
    wound(table, task)
    nextStage(task, 'shed')
  }
  if (task.stage === 'shed') {
    if (asksShed(table, task)) return
    nextStage(task, 'bury')
  }
  if (asksReveal(table, task)) return
  settleBatch(table, task)
}

function nextStage(task: DamageTask, stage: DamageTask['stage']): void {
  task.stage = stage
  task.seat = -1
  task.left = 0
}

/** Step 2: an arrow instead of a point, as long as it is not the pile's last. */
function asksDodge(table: Table, task: DamageTask): boolean {
  const { pile, characters } = table.state
  if (pile <= 1) return false
  const dodgers = seatsWith(characters).offerDodge
  while (task.left === 0) {
    if (!nextWithPoints(task, dodgers)) return false
    const ability = abilityAt(characters, task.seat)
    if (ability.offerDodge?.(task.cause)) task.left = at(task.points, task.seat)
  }
  table.later(task)
  table.ask({ kind: 'dodge', seat: task.seat, cause: task.cause, points: task.left })
  return true
}

/** Goes to the next of some seats that has points in this batch; false after the last. */
function nextWithPoints(task: DamageTask, seats: readonly Seat[]): boolean {
  for (let i = 0; i < seats.length; i++) {
    const seat = at(seats, i)
    if (seat <= task.seat || at(task.points, seat) === 0) continue
    task.seat = seat
    return true
  }
  return false
}

export function answerDodge(table: Table, task: DamageTask, action: DiceAction): void {
  const { seat } = task
  task.left -= 1
  if (action.type === 'take-arrow') {
    add(task.points, seat, -1)
    const pile = table.state.pile - 1
    table.tell({ type: 'arrowTaken', seat, cause: 'dodge', by: null, pile })
  } else {
    table.mention(() => ({ type: 'declined', seat, kind: 'dodge' }))
  }
}

/** Step 3: everybody loses his points at once; after an attack all arrows go back (rules §4). */
function wound(table: Table, { points, cause, by }: DamageTask): void {
  const { life, arrows } = table.state
  for (let seat = 0; seat < points.length; seat++) {
    const before = at(life, seat)
    const amount = Math.min(at(points, seat), before)
    points[seat] = amount
    if (amount > 0) table.tell({ type: 'lifeLost', seat, amount, cause, by, life: before - amount })
  }
  if (cause !== 'attack') return
  for (let seat = 0; seat < arrows.length; seat++) {
    const count = at(arrows, seat)
    if (count > 0) table.tell({ type: 'arrowsReturned', seat, count, cause: 'attack', by: null })
  }
}

/** Step 4: an arrow back for each point really lost. */
function asksShed(table: Table, task: DamageTask): boolean {
  const { arrows, life, characters } = table.state
  const shedders = seatsWith(characters).offerShed
  while (task.left === 0 || arrows[task.seat] === 0) {
    if (!nextWithPoints(task, shedders)) return false
    const ability = abilityAt(characters, task.seat)
    const isAsked = ability.offerShed?.(task.cause) && at(life, task.seat) > 0
    task.left = isAsked ? at(task.points, task.seat) : 0
  }
  table.later(task)
  table.ask({ kind: 'shed', seat: task.seat, points: task.left })
  return true
}

export function answerShed(table: Table, task: DamageTask, action: DiceAction): void {
  const { seat } = task
  task.left -= 1
  if (action.type === 'drop-arrow')
    table.tell({ type: 'arrowsReturned', seat, count: 1, cause: 'shed', by: seat })
  else table.mention(() => ({ type: 'declined', seat, kind: 'shed' }))
}

/** Step 5: those at 0 are eliminated together. A role that nobody here knows is asked for. */
function asksReveal(table: Table, task: DamageTask): boolean {
  const { state } = table
  let seat = state.turn
  for (let left = state.life.length; left > 0; left--, seat = leftOf(state, seat)) {
    if (!state.alive[seat] || at(state.life, seat) > 0) continue
    const role = at(state.roles, seat)
    if (role === 'hidden') {
      task.seat = seat
      table.later(task)
      table.ask({ kind: 'reveal', seat, roles: sealedRoles(state) })
      return true
    }
    eliminate(table, task, { seat, role })
  }
  return false
}

export function answerReveal(table: Table, task: DamageTask, role: Role): void {
  eliminate(table, task, { seat: task.seat, role })
}

interface Fallen {
  readonly seat: Seat
  readonly role: Role
}

function eliminate(table: Table, task: DamageTask, { seat, role }: Fallen): void {
  const { cause, by, dead } = task
  const character = table.state.characters[seat] ?? null
  dead.push(seat)
  table.tell({ type: 'eliminated', seat, role, character, cause, by })
}
