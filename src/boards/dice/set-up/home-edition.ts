import type { Edition } from '@/games/dice/rules/options'

/** The edition that lies on the table where a language is spoken: the German rulebook plays by rules of its own. */
export const homeEdition = (language: string): Edition =>
  language.startsWith('de') ? 'german' : 'international'
