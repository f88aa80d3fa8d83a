import type { TFunction } from 'i18next'
import type { DiceState, Seat } from '@/games/dice'
import { placesBetween } from '@/family/ring'
import type { Plan } from './plan'

interface Question {
  readonly view: DiceState
  readonly plan: Plan
  readonly seat: Seat
  readonly name: string
  readonly t: TFunction<['table', 'common']>
}

/** Why a seat cannot be chosen, in a sentence. */
export function whyNot({ view, plan, seat, name, t }: Question): string {
  const chooser = view.decision?.seat ?? view.turn
  if (!view.alive[seat]) return t('table:whyNot.dead', { name })
  if (plan.kind === 'clear')
    return t(view.arrows[seat] === 0 ? 'table:whyNot.noArrows' : 'table:whyNot.onlyOne', { name })
  if (seat === chooser) return t('table:whyNot.self')
  return t('table:whyNot.far', { name, count: placesBetween(view, chooser, seat) })
}
