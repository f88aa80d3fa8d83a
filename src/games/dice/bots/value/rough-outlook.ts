import { at } from '@/core/list'
import type { DiceState, Seat } from '../../rules/state'
import { lives, type Reckoning } from '../turn/reckoning'
import type { Outlook } from './outlook'
import { soundLife } from './tables'

const EACH = 0.35
const OWN = 1.2
const STAR = 2
const DEATH = 1.5

/**
 * How a sensible player without tables looks at it: friends should live, enemies should not, the last points count
 * most. Feelings are all it knows of roles.
 */
export class RoughOutlook implements Outlook {
  private readonly sheriff: Seat
  private readonly feelings: readonly number[]

  constructor(
    private readonly view: DiceState,
    private readonly seat: Seat,
    likes: readonly number[],
  ) {
    this.sheriff = view.roles.indexOf('sheriff')
    this.feelings = likes.map((like, other) => {
      if (other === seat) return OWN
      return Math.tanh(like / 2) * (other === this.sheriff ? STAR : 1)
    })
  }

  chance(reckoning: Reckoning): number {
    const { view, seat, sheriff } = this
    if (sheriff >= 0 && !lives(reckoning, sheriff)) return this.afterSheriff(reckoning)
    let logit = 0
    for (let other = 0; other < view.roles.length; other++) {
      if (!view.alive[other]) continue
      const life = soundLife(at(reckoning.life, other), at(reckoning.arrows, other), reckoning.pile)
      const standing = lives(reckoning, other) ? DEATH + Math.sqrt(life) : 0
      logit += EACH * at(this.feelings, other) * standing
    }
    const isOut = view.roles[seat] === 'renegade' && !lives(reckoning, seat)
    return isOut ? 0 : 1 / (1 + Math.exp(-logit))
  }

  private afterSheriff(reckoning: Reckoning): number {
    const { view, seat } = this
    if (view.roles[seat] === 'outlaw') return 1
    const isAlone = view.roles.every((_, other) => other === seat || !lives(reckoning, other))
    return view.roles[seat] === 'renegade' && isAlone && lives(reckoning, seat) ? 1 : 0
  }
}
