import type { TFunction } from 'i18next'
import { ALL_DICE } from '@/games/dice/rules/dice'
import type { DiceEvent, DiceState, Seat } from '@/games/dice'
import type { DieState, TrayDie } from '@/ui/dice'
import type { Plan } from './plan'

interface TrayScene {
  readonly view: DiceState
  /** The last roll of this turn that has been shown. */
  readonly lastRoll: Extract<DiceEvent, { type: 'rolled' }> | null
  /** The owner's own turn: they hold dice; of others you see what they did not roll again. */
  readonly isOwn: boolean
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
  if (!face) return unrolled(die, t)
  const words = { number, face: t(`common:faces.${face}`) }
  const planned = plannedDie(scene, die)
  if (planned) {
    const { state, name, caption } = planned
    const label = name ? t('table:die.aimed', { ...words, name }) : t('table:die.loose', words)
    return {
      face,
      state,
      caption,
      label,
      isDisabled: !scene.plan?.items.some((item) => item.die === die),
    }
  }
  const state = looseState(scene, die)
  const label = t(`table:die.${state === 'kept' || state === 'locked' ? state : 'loose'}`, words)
  return { face, state, caption: caption(scene, state, die), label, isDisabled: !scene.canHold }
}

/** Dice as they showed; nobody rolls them any more. */
export const lyingDice = ({ dice }: DiceState, t: TrayScene['t']): TrayDie[] =>
  ALL_DICE.map((die) => {
    const face = dice?.[die]
    if (!face) return unrolled(die, t)
    const label = t('table:die.loose', { number: die + 1, face: t(`common:faces.${face}`) })
    return { face, state: face === 'dynamite' ? 'locked' : 'loose', label, isDisabled: true }
  })

const unrolled = (die: number, t: TrayScene['t']): TrayDie => ({
  face: null,
  state: 'unrolled',
  label: t('table:die.unrolled', { number: die + 1 }),
  isDisabled: true,
})

/** While targets are named: the die it is about, those that have theirs, and the rest. */
function plannedDie({ view, plan, nameOf, t }: TrayScene, die: number) {
  if (!plan || (plan.kind !== 'aim' && plan.kind !== 'drink')) return null
  const item = plan.items.findIndex((other) => other.die === die)
  if (item < 0) return otherDie(view, plan, { die, t })
  const chosen = plan.picks[item]
  const name = chosen ? nameOf(chosen.target) : null
  if (item === plan.active && !chosen)
    return {
      state: 'aiming' as const,
      name,
      caption: t(plan.kind === 'aim' ? 'table:aiming' : 'table:serving'),
    }
  const double = chosen?.isDouble ? ' ×2' : ''
  return {
    state: chosen ? ('kept' as const) : ('loose' as const),
    name,
    caption: name ? `${name}${double}` : t('table:later'),
  }
}

/** A die that no target is asked for: dynamite stays chained, beers wait or pay for a double hit. */
function otherDie(view: DiceState, plan: Plan, { die, t }: { die: number; t: TrayScene['t'] }) {
  const face = view.dice?.[die]
  if (face === 'dynamite') return { state: 'locked' as const, name: null, caption: undefined }
  if (face !== 'beer' || plan.kind !== 'aim')
    return { state: 'spent' as const, name: null, caption: undefined }
  const isSpent =
    plan.picks.some((chosen) => chosen?.isDouble) && view.dice?.indexOf('beer') === die
  return isSpent
    ? { state: 'spent' as const, name: null, caption: t('table:spentBeer') }
    : { state: 'loose' as const, name: null, caption: t('table:later') }
}

function looseState({ view, isOwn, kept, lastRoll }: TrayScene, die: number): DieState {
  const { decision } = view
  const face = view.dice?.[die]
  const wasKept = lastRoll !== null && lastRoll.roll > 1 && !lastRoll.dice.includes(die)
  if (isOwn ? kept.includes(die) : wasKept && face !== 'dynamite') return 'kept'
  const isLocked =
    face === 'dynamite' && !(decision?.kind === 'roll' && decision.rerollable.includes(die))
  return isLocked ? 'locked' : 'loose'
}

function caption(
  { view, lastRoll, t }: TrayScene,
  state: DieState,
  die: number,
): string | undefined {
  if (state === 'kept') return t('table:kept')
  if (state === 'locked') return t('table:stays')
  const isFresh = lastRoll?.dice.includes(die) ?? false
  return view.dice?.[die] === 'arrow' && isFresh ? t('table:plusArrow') : undefined
}
