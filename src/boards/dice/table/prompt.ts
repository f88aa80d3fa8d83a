import type { TFunction } from 'i18next'
import type { DiceState, Seat } from '@/games/dice'
import { placesBetween } from '@/family/ring'
import { isComplete, type Plan } from './plan'
import type { Asked } from './use-decision'
import type { Prompt } from '../../face'

interface PromptScene {
  readonly view: DiceState
  readonly asked: Asked
  readonly canShake: boolean
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['table', 'common']>
}

/** What a person is asked, in words. */
export function promptFor({ view, asked, canShake, nameOf, t }: PromptScene): Prompt {
  const { decision, plan } = asked
  const chosen = plan && isComplete(plan) ? plan.picks[0] : null
  const name = chosen ? nameOf(chosen.target) : ''
  switch (decision?.kind) {
    case 'roll':
      if (view.dice) return { lead: t('table:yourTurn'), text: t('table:prompts.keep') }
      return {
        lead: t('table:yourTurn'),
        text: t(canShake ? 'table:prompts.firstRollShake' : 'table:prompts.firstRoll'),
      }
    case 'aim': {
      if (chosen) return { text: t('table:prompts.aimDone') }
      const face = view.dice?.[plan?.items[plan.active]?.die ?? decision.die]
      const lead = `${t(`common:faces.${face === 'two' ? 'two' : 'one'}`)}.`
      return { lead, text: t(aimQuestion(view, plan)) }
    }
    case 'drink':
      return { text: t(chosen ? 'table:prompts.drinkDone' : 'table:prompts.drink') }
    case 'gift':
      if (chosen) return { text: t('table:prompts.giftDone', { name }) }
      return { lead: t('table:yourTurn'), text: t('table:prompts.gift') }
    case 'clear':
      if (chosen) return { text: t('table:prompts.clearDone', { name }) }
      return { text: t('table:prompts.clear', { count: decision.left }) }
    case 'dodge': {
      const by = nameOf(view.turn)
      return { text: t('table:prompts.dodge', { name: by, count: decision.points }) }
    }
    case 'shed':
      return { text: t('table:prompts.shed', { count: decision.points }) }
    case 'reveal':
    case undefined:
      return { text: '' }
  }
}

/** The distance is named where all who can be hit sit equally far. */
function aimQuestion(view: DiceState, plan: Plan | null) {
  const targets = plan?.items[plan.active]?.targets ?? []
  const places = new Set(targets.map((seat) => placesBetween(view, view.turn, seat)))
  const [only] = places
  if (places.size !== 1 || view.alive.filter(Boolean).length <= 3)
    return 'table:prompts.aimAny' as const
  return only === 2
    ? ('table:prompts.aimTwo' as const)
    : only === 1
      ? ('table:prompts.aimOne' as const)
      : ('table:prompts.aimAny' as const)
}
