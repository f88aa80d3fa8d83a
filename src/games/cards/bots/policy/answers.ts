import { at } from '@/core/list'
import { cardOf, type Card } from '../../cards/ids'
import type { Decision } from '../../protocol'
import { RESPOND, cardIn, takenIn, typeIn, DODGE, type Move } from '../../rules/moves'
import { isHopedFor } from '../worth'
import { keepWorth, rankInHand } from './keep'
import type { Scene } from './scene'

const PASS = 0
const DODGES = 50
const ANSWERS = 20

/** Barrel first, it costs nothing; a Missed! only if that is enough. */
export function defendMerit(scene: Scene, move: Move, needs: number): number {
  const type = typeIn(move)
  if (type === DODGE) return DODGES
  if (type !== RESPOND) return PASS
  if (scene.answers('miss') < needs) return -1
  return ANSWERS - keepWorth(scene, cardIn(move), rankInHand(scene.hand, cardIn(move)))
}

const FRIEND = -0.6

/** Bang! against Indians! and in a Duel; a friend is not fought to the death. */
export function fireMerit(scene: Scene, move: Move, decision: Decision): number {
  if (typeIn(move) !== RESPOND) return PASS
  if (decision.kind === 'duel' && isFriendly(scene, decision.from)) return -1
  return ANSWERS - keepWorth(scene, cardIn(move), rankInHand(scene.hand, cardIn(move)))
}

/** Losing a point to a friend is better than taking one from them, as long as there are points. */
const isFriendly = (scene: Scene, from: number): boolean =>
  scene.enmity(from) < FRIEND && scene.lifeOf(scene.seat) > scene.lifeOf(from)

/** A card from a hand of somebody hated, or what lies open, or the pile. */
export function drawMerit(scene: Scene, from: 'pile' | 'discard' | number): number {
  if (from === 'pile') return PILE
  if (from === 'discard') {
    const { discards } = scene.state
    return keepWorth(scene, at(discards, discards.length - 1), 0)
  }
  return PILE + 2 * scene.enmity(from) - 0.1
}

/** What a card from the pile is worth, about. */
const PILE = 6.2

export const chooseMerit = (decision: Decision, card: Card): number =>
  decision.kind === 'choose' && isHopedFor(decision.for, card) ? 1 : 0

/** What a heal costs: two cards. */
export const healCost = (scene: Scene, move: Move): number =>
  keepWorth(scene, cardIn(move), rankInHand(scene.hand, cardIn(move))) +
  keepWorth(scene, takenIn(move), rankInHand(scene.hand, takenIn(move)))

/** Cards that somebody may keep beyond which they are lost anyway. */
export function healMerit(scene: Scene, move: Move, decision: Decision): number {
  const life = scene.lifeOf(scene.seat)
  const cost = healCost(scene, move)
  switch (decision.kind) {
    case 'last-breath':
      return 60 - cost
    case 'discard':
      return 13 - cost
    case 'play':
      return life <= 1 ? LAST - cost : life === 2 ? 8 - cost : 4 - cost
    default:
      return life <= 1 ? 14 - cost : 2 - cost
  }
}

const LAST = 330

/** What a card that may be taken is worth: the kind that is missing most. */
export function takeMerit(scene: Scene, card: Card): number {
  return keepWorth(scene, card, rankInHand(scene.hand, card))
}

/** The same for a card of one's own that must go. */
export const letGoMerit = (scene: Scene, card: Card): number =>
  -keepWorth(scene, card, rankInHand(scene.hand, card))

/** Of three that were looked at, together with the hand. */
export function putBackMerit(scene: Scene, card: Card, looked: readonly string[]): number {
  let rank = rankInHand(scene.hand, card)
  for (const id of looked) {
    if (cardOf(id) === card) break
    rank += rankInHand([cardOf(id), card], card)
  }
  return -keepWorth(scene, card, rank)
}
