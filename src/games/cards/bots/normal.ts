import { thoughtOut } from '@/family/thought'
import type { Interjector, Thinker } from './bot'
import { watch } from './belief/watch'
import { interjectSensibly, sensible, type Knowing } from './plain-sense'

/** Beliefs about every role, and what hands cannot hold. */
export const knowingly: Knowing = function* ({ view, events }) {
  const witness = yield* watch(view, events)
  return { belief: witness.beliefOf(view.roles), table: witness.table }
}

/** Plain sense fed by beliefs. */
export const normal: Thinker = sensible(knowingly)

export const interjectKnowingly: Interjector = (sight) =>
  interjectSensibly(sight, (seat) => thoughtOut(knowingly(sight, seat)))
