import { at } from '@/core/list'
import { abilityAt } from '../characters'
import { takeArrows } from './arrows'
import { ALL_DICE, countFace } from './dice'
import { isBust } from './dynamite'
import { listOf } from '@/family/sets'
import type { DiceState, Face } from './state'
import type { Table } from './table'

const ROLLS = 3

/** How often the one in turn may roll. */
export const rollsAllowed = ({ characters, turn }: DiceState): number =>
  abilityAt(characters, turn).modifyRolls?.(ROLLS) ?? ROLLS

/** Asks the roller to roll, or to keep what shows (rules §3). */
export function askRoll(table: Table): void {
  const { state } = table
  table.ask({
    kind: 'roll',
    seat: state.turn,
    rollsLeft: rollsAllowed(state) - state.rolls,
    rerollable: rerollable(state),
  })
}

/** The dice that may be rolled now: all but the locked ones. */
function rerollable({ dice, characters, turn }: DiceState): readonly number[] {
  if (!dice || abilityAt(characters, turn).modifyLock?.(true) === false) return ALL_DICE
  let bits = 0
  for (let die = 0; die < dice.length; die++) if (dice[die] !== 'dynamite') bits |= 1 << die
  return listOf(bits)
}

/** Dice fall: arrows among the faces just rolled are taken at once (rules §3, §4). */
export function roll(table: Table, dice: readonly number[], faces: readonly Face[]): void {
  const { state } = table
  const { turn: seat } = state
  const result = state.dice ? replaced(state.dice, dice, faces) : faces
  table.tell({ type: 'rolled', seat, roll: state.rolls + 1, dice, faces, result })
  const arrows = countFace(faces, 'arrow')
  if (arrows === 0) return readRoll(table)
  table.later({ do: 'read-roll' })
  takeArrows(table, { do: 'arrows', seat, left: arrows, cause: 'roll', by: null })
}

/** The faces showing once some of the dice have fallen anew. */
function replaced(
  showing: readonly Face[],
  dice: readonly number[],
  faces: readonly Face[],
): readonly Face[] {
  const result = showing.slice()
  for (let i = 0; i < dice.length; i++) result[at(dice, i)] = at(faces, i)
  return result
}

/** After the arrows: a bust, the last roll or the roller's death ends the rolling; otherwise he may go on. */
export function readRoll(table: Table): void {
  const { state } = table
  const isOver = isBust(state) || state.rolls >= rollsAllowed(state)
  if (state.alive[state.turn] && !isOver) askRoll(table)
  else endRolling(table)
}

/** The result stands and is resolved, unless its roller has fallen. */
export function endRolling(table: Table): void {
  const { state } = table
  const { turn: seat, dice } = state
  if (state.alive[seat])
    table.mention(() => ({ type: 'rollingEnded', seat, result: dice ?? [], bust: isBust(state) }))
  table.later({ do: 'resolve', stage: 'dynamite', die: 0, lifeAtBeer: 0 })
}
