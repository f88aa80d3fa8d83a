import type { DiceState, Seat } from '@/games/dice'

/** Small hints for the matches after the lesson; each is shown once. */
export const TIPS = ['seat', 'undo', 'pile', 'rules'] as const
type Tip = (typeof TIPS)[number]

/** Few arrows are left: worth a warning the first time. */
const FEW = 2

/** The tip that the table gives reason for now, if it was not shown before. */
export function tipFor(view: DiceState, own: Seat | null, shown: readonly string[]): Tip | null {
  const isAsked = own !== null && view.decision?.seat === own
  if (!isAsked) return null
  const reasons: Readonly<Record<Tip, boolean>> = {
    seat: view.decision?.kind === 'roll',
    undo: view.decision?.kind === 'aim',
    pile: view.pile <= FEW,
    rules: view.round > 0,
  }
  return TIPS.find((tip) => reasons[tip] && !shown.includes(tip)) ?? null
}
