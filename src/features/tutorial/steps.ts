/** The coach's cards, by how many choices have been made when each is read. Without a task others are at turn. */
export const STEPS = [
  { at: 0, card: 'welcome', hasTask: true },
  { at: 1, card: 'arrow', hasTask: true },
  { at: 2, card: 'stop', hasTask: true },
  { at: 3, card: 'aim', hasTask: true },
  { at: 5, card: 'beer', hasTask: true },
  { at: 11, card: 'foe', hasTask: false },
  { at: 15, card: 'friend', hasTask: false },
  { at: 16, card: 'attack', hasTask: false },
  { at: 16, card: 'dynamite', hasTask: false },
  { at: 17, card: 'final', hasTask: true },
  { at: 18, card: 'gatling', hasTask: true },
  { at: 19, card: 'finish', hasTask: true },
  { at: 20, card: 'fire', hasTask: true },
] as const

export type Step = (typeof STEPS)[number]

/** Does a new step begin here? */
export const isStep = (at: number): boolean => STEPS.some((step) => step.at === at)

/** The step that a place in the match belongs to: the last one with a task, until the next begins. */
export const taskAt = (at: number) => {
  const step = STEPS.findLast((other) => other.at <= at)
  return step?.hasTask ? step : null
}
