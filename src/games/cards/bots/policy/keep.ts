import { kindOf } from '../../cards'
import type { Card, KindId } from '../../cards/ids'
import { reachOf } from '../../rules/distance'
import type { Scene } from './scene'

/** What the first, the second and any further card of a kind are worth in the hand. */
const KEEP: Readonly<Record<KindId, readonly [number, number, number]>> = {
  missed: [9, 6, 4],
  beer: [8.5, 7, 6],
  bang: [7, 4.5, 3],
  gatling: [7.5, 4, 4],
  panic: [7, 6, 5],
  'cat-balou': [6.5, 5.5, 5],
  barrel: [9.5, 1, 0],
  mustang: [8, 1, 0],
  scope: [4, 1, 0],
  stagecoach: [10, 10, 10],
  'wells-fargo': [12, 12, 12],
  'general-store': [5, 4, 4],
  volcanic: [5, 1, 0],
  schofield: [4.5, 1, 0],
  remington: [5, 1, 0],
  'rev-carabine': [5.5, 1, 0],
  winchester: [6, 1, 0],
  jail: [5, 4, 3],
  duel: [4, 3, 2],
  indians: [5, 4, 4],
  saloon: [3, 2, 2],
  dynamite: [0.5, 0, 0],
}

/** With so few left Beer is worth nothing. */
const DRY = 2
const SAME_REACH = 0.6

/** What a card is worth to whoever holds it or might: less if there are such cards already. */
export function keepWorth(scene: Scene, card: Card, rank: number): number {
  const { id, reach, border } = kindOf(card)
  if (id === 'beer' && scene.living <= DRY) return 0
  const worth = KEEP[id][rank > 2 ? 2 : rank < 0 ? 0 : rank] ?? 0
  if (border === 'brown' || id === 'jail') return worth
  if (scene.has(scene.seat, id)) return 0
  if (reach > 0 && reach <= reachOf(scene.state, scene.seat) && id !== 'volcanic') return SAME_REACH
  return worth
}

/** How many cards of this kind lie before it in the hand. */
export function rankInHand(hand: readonly Card[], card: Card): number {
  const kind = kindOf(card)
  let rank = 0
  for (const other of hand) {
    if (other === card) break
    if (kindOf(other) === kind) rank++
  }
  return rank
}

/** What a card that somebody else has in front of them is worth to them. */
export const GEAR_WORTH: Readonly<Partial<Record<KindId, number>>> = {
  barrel: 9,
  mustang: 7,
  scope: 4,
  volcanic: 6,
  schofield: 4,
  remington: 5,
  'rev-carabine': 5.5,
  winchester: 6,
  jail: -7,
  dynamite: -4,
}
