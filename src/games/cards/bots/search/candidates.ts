import { at } from '@/core/list'
import { kindOf } from '../../cards'
import {
  HAND,
  HEAL,
  NOTHING,
  PLAY,
  cardIn,
  seatIn,
  takenIn,
  typeIn,
  type Move,
} from '../../rules/moves'
import { playedAs } from '../../rules/uses'
import { meritOf } from '../policy/decide'
import type { Scene } from '../policy/scene'

/** A move that stands for all that do the same. */
export interface Candidate {
  readonly move: Move
  readonly merit: number
}

/** No more than so many are looked at closely, and of heals, which differ in the cards they cost, only few. */
const MOST = 10
const MOST_HEALS = 1

/** Legal moves merged by effect, what plain sense likes first; the first is what it would do. */
export function candidatesOf(scene: Scene, moves: readonly Move[]): Candidate[] {
  const { decision } = scene.state
  if (decision === null) throw new Error('nobody is asked')
  const byEffect = new Map<string, Candidate>()
  for (const move of moves) {
    const merit = meritOf(scene, move, decision)
    const key = effectOf(scene, move)
    const known = byEffect.get(key)
    if (!known || merit > known.merit) byEffect.set(key, { move, merit })
  }
  const sorted = [...byEffect.values()].sort((a, b) => b.merit - a.merit)
  let heals = 0
  const few = sorted.filter(({ move }) => typeIn(move) !== HEAL || heals++ < MOST_HEALS)
  return few.slice(0, MOST)
}

/** What a move does, whichever card of a kind does it. */
export function effectOf({ ability, hand }: Scene, move: Move): string {
  const type = typeIn(move)
  const card = cardIn(move)
  if (card === NOTHING) return `${type} ${seatIn(move)}`
  if (type === HEAL) return `${type} ${kindOf(card).id} ${kindOf(takenIn(move)).id}`
  if (type !== PLAY)
    return hand.includes(card) || card < 0 ? `${type} ${kindOf(card).id}` : `${type} ${card}`
  const taken = takenIn(move)
  const loot = taken === HAND || taken === NOTHING ? String(taken) : kindOf(taken).id
  return `${type} ${playedAs(ability, card).id} ${seatIn(move)} ${loot}`
}

/** The candidate of most merit: what plain sense would do. */
export const ruleOf = (candidates: readonly Candidate[]): Candidate => at(candidates, 0)
