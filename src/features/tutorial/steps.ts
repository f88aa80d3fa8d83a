/**
 * The coach's cards, by how many choices have been made when each is read. Without a task others are at turn. What a
 * card is about stays in sight: the seats and the pile, or one's own plate and the dice.
 */
export const STEPS = [
  { at: 0, card: 'welcome', hasTask: true, about: 'dice' },
  { at: 1, card: 'arrow', hasTask: true, about: 'dice' },
  { at: 2, card: 'stop', hasTask: true, about: 'dice' },
  { at: 3, card: 'aim', hasTask: true, about: 'seats' },
  { at: 5, card: 'beer', hasTask: true, about: 'dice' },
  { at: 11, card: 'foe', hasTask: false, about: 'seats' },
  { at: 15, card: 'friend', hasTask: false, about: 'seats' },
  { at: 16, card: 'attack', hasTask: false, about: 'seats' },
  { at: 16, card: 'dynamite', hasTask: false, about: 'dice' },
  { at: 17, card: 'final', hasTask: true, about: 'seats' },
  { at: 18, card: 'gatling', hasTask: true, about: 'dice' },
  { at: 19, card: 'finish', hasTask: true, about: 'seats' },
  { at: 20, card: 'fire', hasTask: true, about: 'seats' },
] as const

export type Step = (typeof STEPS)[number]

/** Does a new step begin here? */
export const isStep = (at: number): boolean => STEPS.some((step) => step.at === at)

/** The step that a place in the match belongs to: the last one with a task, until the next begins. */
export const taskAt = (at: number) => {
  const step = STEPS.findLast((other) => other.at <= at)
  return step?.hasTask ? step : null
}
