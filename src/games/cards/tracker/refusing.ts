import type { Refusal, Seat } from '@/core/game'
import { at } from '@/core/list'
import { countLiving } from '@/family/ring'
import { sealedRoles } from '@/family/roles'
import { KINDS } from '../cards'
import type { ActionOf, TrackerAction } from './actions'
import { copiesOf, hasGear } from './gear'
import type { TrackerState } from './state'

/** Null if this may be entered now, otherwise what is wrong. */
export function refuse(state: TrackerState, action: TrackerAction): Refusal | null {
  const untimely = wrongTime(state, action)
  if (untimely) return untimely
  const wrong = whatIsWrong(state, action)
  return wrong === null ? null : illegal(wrong)
}

const illegal = (message: string): Refusal => ({ code: 'illegal-action', message })

/** Anything fits into a turn, also while a draw! is asked for: the table may have gone on. Not so while somebody falls. */
export const isFree = ({ decision }: TrackerState): boolean =>
  decision?.kind === 'turn' || decision?.kind === 'draw'

/** The questions that an entry answers; none where it only needs a free table. */
export const ANSWERS: Partial<Record<TrackerAction['type'], 'turn' | 'draw' | 'fall'>> = {
  next: 'turn',
  draw: 'draw',
  save: 'fall',
  fall: 'fall',
}

function wrongTime(state: TrackerState, { type }: TrackerAction): Refusal | null {
  const { winner, decision } = state
  if (type === 'unseal' || type === 'play-on')
    return winner ? null : illegal('the game is not over')
  if (winner) return { code: 'game-over', message: 'the game is over' }
  const answered = ANSWERS[type]
  // Somebody may heal while another's last breath is awaited (rules §9).
  const fits = answered ? decision?.kind === answered : isFree(state) || type === 'heal'
  return fits ? null : illegal(`the '${decision?.kind}' decision is open`)
}

function whatIsWrong(state: TrackerState, action: TrackerAction): string | null {
  switch (action.type) {
    case 'hit':
      return wrongPoints(state, action.points) ?? wrongCause(state, action)
    case 'heal':
      return wrongPoints(state, action.points) ?? wrongHeal(state, action)
    case 'equip':
      return wrongSeat(state, action.seat) ?? wrongGear(state, action)
    case 'strip':
      return hasGear(state, action.seat, action.kind) ? null : `no ${action.kind} lies there`
    case 'save':
      return canBeSaved(state) ? null : 'nothing helps any more'
    case 'fall':
      return wrongFall(state, action)
    case 'set-life':
      return wrongLife(state, action)
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
    case 'draw':
    case 'next':
      return null
  }
}

const isWhole = (n: number, min: number, max: number): boolean =>
  Number.isInteger(n) && n >= min && n <= max

/** More than anybody can lose; only to keep nonsense out. */
const MOST = 99

const wrongSeat = ({ alive }: TrackerState, seat: Seat): string | null =>
  alive[seat] ? null : `seat ${seat} is not in the game`

function wrongPoints(state: TrackerState, points: readonly number[]): string | null {
  if (points.length !== state.life.length) return 'every seat needs its points'
  if (!points.every((n) => isWhole(n, 0, MOST))) return 'points are whole numbers'
  if (!points.some((n) => n > 0)) return 'nobody is named'
  const dead = points.findIndex((n, seat) => n > 0 && !state.alive[seat])
  return dead < 0 ? null : `seat ${dead} is not in the game`
}

function wrongCause(state: TrackerState, { points, by }: ActionOf<'hit'>): string | null {
  if (by === undefined) return null
  return (points[by] ?? 0) > 0 ? 'nobody hits themselves' : wrongSeat(state, by)
}

function wrongHeal(state: TrackerState, { points }: ActionOf<'heal'>): string | null {
  const { life, maxLife, decision } = state
  if (decision?.kind === 'fall' && at(points, decision.seat) > 0)
    return 'a last breath is no heal like another'
  const helps = points.some((n, seat) => n > 0 && at(life, seat) < at(maxLife, seat))
  return helps ? null : 'nobody can have more life'
}

function wrongGear(state: TrackerState, { seat, kind }: ActionOf<'equip'>): string | null {
  if (hasGear(state, seat, kind)) return `a ${kind} lies there already`
  if (copiesOf(state, kind) === 0) return `there is no ${kind} in this deck`
  const isBarred = KINDS[kind].barsSheriff && state.roles[seat] === 'sheriff'
  return isBarred ? `the sheriff cannot have a ${kind}` : null
}

const canBeSaved = ({ decision }: TrackerState): boolean =>
  decision?.kind === 'fall' && decision.needs !== null

function wrongFall({ decision }: TrackerState, { role }: ActionOf<'fall'>): string | null {
  if (decision?.kind !== 'fall') return null
  const { roles } = decision
  if (roles.length === 0) return role === undefined ? null : 'the phone knows this role'
  return role && roles.includes(role) ? null : `the role is one of ${roles.join(', ')}`
}

/** A fallen player can only be set to something. */
function wrongLife(state: TrackerState, { seat, life }: ActionOf<'set-life'>): string | null {
  if (!(seat in state.life)) return `there is no seat ${seat}`
  const most = at(state.maxLife, seat)
  const least = state.alive[seat] ? 0 : 1
  return isWhole(life, least, most) ? null : `life is from ${least} to ${most}`
}

function wrongRole(state: TrackerState, { seat, role }: ActionOf<'unseal'>): string | null {
  if (state.roles[seat] !== 'hidden') return `the role of seat ${seat} is known`
  return sealedRoles(state).includes(role) ? null : `no sealed role can be ${role}`
}
