/**
 * The words in which a story, a result and a coach are told, whatever the game. A game whose words lie in a room of their own
 * adds it here, so that no shell has to name the game.
 */
export const STORY_WORDS = ['log', 'common', 'cards'] as const
export const RESULT_WORDS = ['result', 'common', 'cards'] as const
export const COACH_WORDS = ['coach', 'common', 'cards'] as const
