import type { Held } from '@/family/account'
import type { Thought } from '@/family/thought'
import type { Sight } from '../bots'
import { watch } from '../bots/belief/watch'
import type { DiceAction } from '../rules/decisions'
import { isThreePlayerGame } from '../rules/roles'
import { groundsFor, type Ground } from './grounds'

/** What somebody could believe where they did something, and what spoke for it. */
export interface Why {
  /** Null where all cards lie open. */
  readonly held: Held | null
  readonly grounds: readonly Ground[]
}

/** Looks back at one choice with the eyes of whoever made it. */
export function* why({ view, events }: Sight, action: DiceAction): Thought<Why> {
  const belief = isThreePlayerGame(view) ? null : (yield* watch(view, events)).beliefOf(view.roles)
  const seat = view.decision?.seat ?? view.turn
  const grounds = groundsFor([action], { view, seat, belief, roll: null })
  return { held: belief && { kind: 'chances', chances: belief.chances }, grounds }
}
