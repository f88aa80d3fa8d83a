import type { Rng } from '@/core/rng'
import { ROLES, type Role } from '@/family/roles'
import { idOf } from '../cards/faces'
import {
  END,
  HAND,
  NOBODY,
  NOTHING,
  PLAY,
  cardIn,
  seatIn,
  takenIn,
  typeIn,
  type Move,
} from '../rules/moves'
import type { CardsEvent } from '../rules/events'
import { playedAs } from '../rules/uses'
import type { Witness } from './belief/witness'
import type { Scene } from './policy/scene'

/**
 * What somebody gives, in parts of the chance to win, so that strangers cannot read their role. A Renegade who is known is
 * everybody's target. A Deputy gives something for the opposite: the Sheriff should know whom not to shoot.
 */
const SECRECY: Readonly<Record<Role, number>> = {
  sheriff: 0,
  deputy: -0.01,
  outlaw: 0.006,
  renegade: 0.01,
}

const HALVES = 1000

/** Nobody hides to the same degree all the time: from not at all to twice as much. Without guile neither matters. */
export function worthOfSecrecy(role: Role, guile: number, rng: Rng): number {
  const mood = (2 * rng.below(HALVES + 1)) / HALVES
  const secrecy = SECRECY[role]
  return secrecy > 0 ? guile * mood * secrecy : guile === 0 ? 0 : secrecy
}

/** The chance that strangers will give one's true role once they have seen this move. */
export function exposureBy(move: Move, scene: Scene, witness: Witness): number {
  const event = eventOf(move, scene)
  if (!event || scene.state.roles[scene.seat] === 'sheriff') return 0
  const reading = witness.readingAfter(event, scene.seat)
  return reading[ROLES.indexOf(scene.mind.role)] ?? 0
}

/** What the table will see of a move that says something about its doer. */
function eventOf(move: Move, { state, seat, ability }: Scene): CardsEvent | null {
  if (typeIn(move) === END) return { type: 'turnStarted', seat, round: state.round }
  const target = seatIn(move)
  if (typeIn(move) !== PLAY || target === NOBODY) return null
  const taken = takenIn(move)
  const take = taken === NOTHING ? null : taken === HAND ? 'hand' : idOf(taken)
  const as = playedAs(ability, cardIn(move)).id
  const shots = state.shots + (as === 'bang' ? 1 : 0)
  return { type: 'cardPlayed', seat, card: idOf(cardIn(move)), as, target, take, shots }
}
