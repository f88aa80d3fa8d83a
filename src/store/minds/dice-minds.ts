import { Observer, account, hint, remark, review, thinkerOf, why } from '@/games/dice/minds'
import type { Minds } from './minds'

/** All that thinks in the dice game. */
export const diceMinds: Minds<'dice'> = {
  *decide({ level, personality }, sight, rng) {
    const { action } = yield* thinkerOf(level, personality)(sight, rng)
    return action
  },
  *interject() {
    return null
  },
  account,
  *asideAccount() {
    return null
  },
  remark,
  coach: { hint, review, why, observer: (hearing) => new Observer(hearing) },
}
