import { at } from '@/core/list'
import { streamOf } from '@/core/streams'
import type { Thought } from '@/family/thought'
import type { Sight } from '../bots'
import { reckon } from '../bots/hard'
import { actionFor, askedSeat } from '../bots/plain-sense'
import { effectOf } from '../bots/search/candidates'
import type { CardsAction } from '../protocol'
import { moveOf } from '../rules/moves'
import { groundsFor, type Ground } from './grounds'

/** Something that can be done, the chance to win with it, and what speaks for it. */
export interface Advice {
  readonly actions: readonly CardsAction[]
  readonly chance: number
  readonly why: readonly Ground[]
  /** It is what the player was about to do. */
  readonly isOwn: boolean
}

const ADVICE = 3
/** More than a bot thinks: nobody waits for the others meanwhile. */
export const COACHED = 240

/** The best answers to an open decision, best first, with what the player was about to do if it is none of them. */
export function* hint(sight: Sight, own: CardsAction | null = null): Thought<Advice[]> {
  const { view, events, legal } = sight
  if (!view.decision || legal.length < 2) return []
  const seat = askedSeat(view)
  const rng = streamOf(events.length, 'bot')
  const { scene, weighed } = yield* reckon(sight, seat, { budgetFor: () => COACHED, rng })
  const ownEffect = own && effectOf(scene, moveOf(own))
  const moves = legal.map(moveOf)
  const most = Math.max(...weighed.map(({ tries }) => tries))
  const ranked = [...weighed].sort(
    (a, b) => Number(b.tries === most) - Number(a.tries === most) || b.chance - a.chance,
  )
  return ranked
    .map(({ move, chance }): Advice => {
      const action = actionFor(legal, moves, move)
      const isOwn = effectOf(scene, move) === ownEffect
      return { actions: [action], chance, why: groundsFor(action, scene), isOwn }
    })
    .filter(({ isOwn }, i) => i < ADVICE || isOwn)
    .sort(
      (a, b) => b.chance - a.chance || at(a.actions, 0).type.localeCompare(at(b.actions, 0).type),
    )
}
