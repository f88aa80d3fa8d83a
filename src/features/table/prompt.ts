import type { TFunction } from 'i18next'
import type { DiceState, Seat } from '@/games/dice'
import { isComplete } from './plan'
import type { Asked } from './use-decision'
import type { Cue } from './use-presentation'

/** What the rail says: who must do what. `lead` is said with stress. */
export interface Prompt {
  readonly lead?: string
  readonly text: string
}

interface PromptScene {
  readonly view: DiceState
  readonly own: Seat | null
  readonly asked: Asked
  readonly cue: Cue | null
  readonly isPaused: boolean
  readonly canShake: boolean
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['table', 'common']>
}

export function promptFor(scene: PromptScene): Prompt {
  const { view, own, asked, isPaused, t } = scene
  if (asked.decision) return askedPrompt(scene)
  if (isPaused) return { lead: t('table:prompts.paused'), text: '' }
  if (view.winner) return { text: t('table:prompts.over') }
  if (own !== null && !view.alive[own]) return { text: t('table:prompts.eliminated') }
  return othersPrompt(scene)
}

function askedPrompt({ view, asked, canShake, t }: PromptScene): Prompt {
  const { decision, plan } = asked
  switch (decision?.kind) {
    case 'roll':
      if (view.dice) return { lead: t('table:yourTurn'), text: t('table:prompts.keep') }
      return {
        lead: t('table:yourTurn'),
        text: t(canShake ? 'table:prompts.firstRollShake' : 'table:prompts.firstRoll'),
      }
    case 'aim': {
      if (plan && isComplete(plan)) return { text: t('table:prompts.aimDone') }
      const face = view.dice?.[plan?.items[plan.active]?.die ?? decision.die]
      const lead = `${t(`common:faces.${face === 'two' ? 'two' : 'one'}`)}.`
      return { lead, text: t(aimQuestion(view, face)) }
    }
    case 'drink':
      return {
        text: t(plan && isComplete(plan) ? 'table:prompts.drinkDone' : 'table:prompts.drink'),
      }
    case 'gift':
      return { lead: t('table:yourTurn'), text: t('table:prompts.gift') }
    case 'clear':
      return { text: t('table:prompts.clear') }
    case 'dodge':
      return { text: t('table:prompts.dodge', { count: decision.points }) }
    case 'shed':
      return { text: t('table:prompts.shed') }
    case 'reveal':
    case undefined:
      return { text: '' }
  }
}

/** With characters that reach elsewhere, or few players, the face alone does not say how far. */
function aimQuestion(view: DiceState, face: string | undefined) {
  const isPlain = view.characters[view.turn] === null
  if (!isPlain || view.alive.filter(Boolean).length <= 3) return 'table:prompts.aimAny' as const
  return face === 'two' ? ('table:prompts.aimTwo' as const) : ('table:prompts.aimOne' as const)
}

function othersPrompt({ view, own, cue, nameOf, t }: PromptScene): Prompt {
  if (view.turn === own) return { text: t('table:prompts.playing') }
  const seat = view.decision?.seat ?? view.turn
  const isRolling = cue?.events.some(({ type }) => type === 'rolled') ?? false
  const key = isRolling ? 'table:prompts.rolling' : 'table:prompts.waiting'
  const name = nameOf(isRolling ? view.turn : seat)
  return { lead: t(key, { name }), text: t('table:prompts.playing') }
}
