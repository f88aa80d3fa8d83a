/**
 * How a bot likes to play, beside how well; what that means is each game's own. Apart from the bots, so that a screen
 * which only names personalities need not load what bots have learned.
 */
export const PERSONALITIES = ['cautious', 'hothead', 'grudge', 'sly', 'generous'] as const
export type Personality = (typeof PERSONALITIES)[number]

export const isPersonality = (name: unknown): name is Personality =>
  PERSONALITIES.some((known) => known === name)
