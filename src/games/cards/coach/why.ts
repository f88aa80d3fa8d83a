import { rngFromSeed } from '@/core/rng'
import type { Held } from '@/family/account'
import type { Thought } from '@/family/thought'
import type { Sight } from '../bots'
import { reckon } from '../bots/hard'
import { askedSeat } from '../bots/plain-sense'
import type { CardsAction } from '../protocol'
import { groundsFor, type Ground } from './grounds'

/** What somebody could believe where they did something, and what spoke for it. */
export interface Why {
  readonly held: Held
  readonly grounds: readonly Ground[]
}

/** Looks back at one choice with the eyes of whoever made it. */
export function* why(sight: Sight, action: CardsAction): Thought<Why> {
  const seat = askedSeat(sight.view)
  const { scene, witness } = yield* reckon(sight, seat, { budgetFor: () => 0, rng: rngFromSeed(0) })
  const { chances } = witness.beliefOf(sight.view.roles)
  return { held: { kind: 'chances', chances }, grounds: groundsFor(action, scene) }
}
