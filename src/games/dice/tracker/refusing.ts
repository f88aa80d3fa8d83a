import type { Refusal } from '@/core/game'
import { abilityOf } from '../characters'
import { GATLINGS } from '../rules/dice'
import { refuse as refuseDice } from '../rules/legal'
import { sealedRoles } from '@/family/roles'
import { countLiving } from '@/family/ring'
import { ARROWS, DICE, type DiceState, type Seat } from '../rules/state'
import {
  isOwnAction,
  type CorrectionAction,
  type CounterAction,
  type TrackerAction,
} from './actions'

/** Null if this may be entered now, otherwise what is wrong. */
export function refuse(state: DiceState, action: TrackerAction): Refusal | null {
  if (!isOwnAction(action)) return refuseDice(state, action)
  const { winner } = state
  if (action.type === 'unseal' || action.type === 'play-on') {
    if (!winner) return illegal('the game is not over')
  } else {
    if (winner) return { code: 'game-over', message: 'the game is over' }
    if (!isFree(state)) return illegal(`the '${state.decision?.kind}' decision is open`)
  }
  const wrong = whatIsWrong(state, action)
  return wrong === null ? null : illegal(wrong)
}

const illegal = (message: string): Refusal => ({ code: 'illegal-action', message })

/** Counters fit wherever a turn waits for its next roll, but not into the middle of a choice. */
export const isFree = ({ decision }: DiceState): boolean =>
  decision?.kind === 'roll' || decision?.kind === 'gift'

function whatIsWrong(state: DiceState, action: CounterAction | CorrectionAction): string | null {
  switch (action.type) {
    case 'shoot':
      return wrongShots(state, action.points)
    case 'explode':
      return wrongCount(action.points)
    case 'gatling':
      return isWhole(action.faces, 1, DICE) ? null : `${action.faces} dice cannot show a gatling`
    case 'clear':
      return wrongClear(state, action)
    case 'take':
      return wrongSeat(state, action.seat) ?? wrongCount(action.count)
    case 'give-back':
      return wrongSeat(state, action.seat) ?? wrongReturn(state, action)
    case 'heal':
      return wrongSeat(state, action.seat) ?? wrongCount(action.amount)
    case 'pour':
      return wrongSeat(state, action.seat) ?? wrongCount(action.beers)
    case 'result':
      return wrongResult(action)
    case 'set-life':
      return wrongLife(state, action)
    case 'set-arrows':
      return wrongSeat(state, action.seat) ?? wrongArrows(state, action)
    case 'set-turn':
    case 'leave':
      return wrongSeat(state, action.seat)
    case 'unseal':
      return wrongRole(state, action)
    case 'play-on':
      return countLiving(state) === 0 ? 'nobody is left' : null
    case 'declare':
      return action.winner.seats.every((seat) => seat in state.roles)
        ? null
        : 'there is no such seat'
    case 'attack':
    case 'next':
      return null
  }
}

type Of<T extends TrackerAction['type']> = Extract<TrackerAction, { type: T }>

const isWhole = (n: number, min: number, max: number): boolean =>
  Number.isInteger(n) && n >= min && n <= max

/** More than anybody can have; only to keep nonsense out. */
const MOST = 99

const wrongCount = (n: number): string | null =>
  isWhole(n, 1, MOST) ? null : 'a count is a whole number from 1'

const wrongSeat = ({ alive }: DiceState, seat: Seat): string | null =>
  alive[seat] ? null : `seat ${seat} is not in the game`

function wrongShots(state: DiceState, points: readonly number[]): string | null {
  if (points.length !== state.life.length) return 'every seat needs its points'
  if (!points.every((n) => isWhole(n, 0, MOST))) return 'points are whole numbers'
  if (!points.some((n) => n > 0)) return 'nobody is hit'
  if (points[state.turn] !== 0) return 'nobody shoots himself'
  const dead = points.findIndex((n, seat) => n > 0 && !state.alive[seat])
  return dead < 0 ? null : `seat ${dead} is not in the game`
}

function wrongReturn({ arrows }: DiceState, { seat, count }: Of<'give-back'>): string | null {
  const held = arrows[seat] ?? 0
  return isWhole(count, 1, held) ? null : `seat ${seat} holds ${held} arrows`
}

function wrongResult({ faces, arrows }: Of<'result'>): string | null {
  if (faces.length !== DICE) return `a result shows ${DICE} faces`
  return isWhole(arrows, 0, MOST) ? null : 'arrows are a whole number'
}

/** A fallen player can only be set to something. */
function wrongLife(state: DiceState, { seat, life }: Of<'set-life'>): string | null {
  if (!(seat in state.life)) return `there is no seat ${seat}`
  const most = state.maxLife[seat] ?? 0
  const least = state.alive[seat] ? 0 : 1
  return isWhole(life, least, most) ? null : `life is from ${least} to ${most}`
}

function wrongClear({ characters, turn }: DiceState, { faces }: Of<'clear'>): string | null {
  if (!abilityOf(characters[turn]).offerClear) return 'nobody in turn takes arrows off'
  return isWhole(faces, 1, GATLINGS - 1) ? null : `${faces} gatlings fire, or are none`
}

function wrongArrows({ arrows }: DiceState, { seat, arrows: wanted }: Of<'set-arrows'>) {
  const others = arrows.reduce((sum, held, other) => sum + (other === seat ? 0 : held), 0)
  const most = ARROWS - 1 - others
  return isWhole(wanted, 0, most) ? null : `arrows are from 0 to ${most}`
}

function wrongRole(state: DiceState, { seat, role }: Of<'unseal'>): string | null {
  if (state.roles[seat] !== 'hidden') return `the role of seat ${seat} is known`
  return sealedRoles(state).includes(role) ? null : `no sealed role can be ${role}`
}
