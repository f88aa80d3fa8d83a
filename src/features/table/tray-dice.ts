import type { TFunction } from 'i18next'
import { ALL_DICE } from '@/games/dice/rules/dice'
import type { DiceState, Seat } from '@/games/dice'
import type { DieState, TrayDie } from '@/ui/dice'
import type { Plan } from './plan'
import type { Cue } from './use-presentation'

interface TrayScene {
  readonly view: DiceState
  readonly cue: Cue | null
  readonly kept: readonly number[]
  readonly plan: Plan | null
  readonly canHold: boolean
  readonly nameOf: (seat: Seat) => string
  readonly t: TFunction<['table', 'common']>
}

/** The five dice as the tray shows them: state by shape, word and colour. */
export function trayDice(scene: TrayScene): TrayDie[] {
  return ALL_DICE.map((die) => trayDie(scene, die))
}

function trayDie(scene: TrayScene, die: number): TrayDie {
  const { view, t } = scene
  const face = view.dice?.[die]
  const number = die + 1
  if (!face) {
    const label = t('table:die.unrolled', { number })
    return { face: null, state: 'unrolled', label, isDisabled: true }
  }
  const words = { number, face: t(`common:faces.${face}`) }
  const planned = plannedDie(scene, die)
  if (planned) {
    const { state, name, caption } = planned
    const label = name ? t('table:die.aimed', { ...words, name }) : t('table:die.loose', words)
    return { face, state, caption, label, isDisabled: state === 'spent' && !name }
  }
  const state = looseState(scene, die)
  const label = t(`table:die.${state === 'kept' || state === 'locked' ? state : 'loose'}`, words)
  return { face, state, caption: caption(scene, state, die), label, isDisabled: !scene.canHold }
}

/** While targets are named: the die it is about, those that have theirs, and the rest. */
function plannedDie({ plan, nameOf, t }: TrayScene, die: number) {
  if (!plan || (plan.kind !== 'aim' && plan.kind !== 'drink')) return null
  const item = plan.items.findIndex((other) => other.die === die)
  if (item < 0) return { state: 'spent' as const, name: null, caption: undefined }
  const chosen = plan.picks[item]
  const name = chosen ? nameOf(chosen.target) : null
  if (item === plan.active && !chosen)
    return { state: 'aiming' as const, name, caption: t('table:aiming') }
  const double = chosen?.isDouble ? ' ×2' : ''
  return {
    state: chosen ? ('kept' as const) : ('loose' as const),
    name,
    caption: name ? `${name}${double}` : t('table:later'),
  }
}

function looseState({ view, kept }: TrayScene, die: number): DieState {
  const { decision } = view
  const face = view.dice?.[die]
  if (kept.includes(die)) return 'kept'
  const isLocked =
    face === 'dynamite' && !(decision?.kind === 'roll' && decision.rerollable.includes(die))
  return isLocked ? 'locked' : 'loose'
}

function caption({ view, cue, t }: TrayScene, state: DieState, die: number): string | undefined {
  if (state === 'kept') return t('table:kept')
  if (state === 'locked') return t('table:stays')
  const isFresh = cue?.events.some((event) => event.type === 'rolled' && event.dice.includes(die))
  return view.dice?.[die] === 'arrow' && isFresh ? t('table:plusArrow') : undefined
}
