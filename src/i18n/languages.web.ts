import { en } from './en'
import { typesetFrench } from './fr/typeset'
import { retext } from './retext'
import type { Languages, RulebookWords } from './words'

const englishRulebook = () => import('./en/rulebook').then(({ rulebook }) => rulebook)

/** In the browser only the language that is spoken is loaded, and a room's words when it is entered. */
export const languages: Languages = {
  ready: { en },
  later: {
    de: () => import('./de').then(({ de }) => de),
    fr: () => import('./fr').then(({ fr }) => fr),
    cs: () => import('./cs').then(({ cs }) => cs),
    'en-XA': () => import('./pseudo').then(({ pseudo }) => pseudo),
  },
  rooms: {
    rulebook: {
      en: englishRulebook,
      de: () => import('./de/rulebook').then(({ rulebook }) => rulebook),
      fr: () => import('./fr/rulebook').then(({ rulebook }) => retext(rulebook, typesetFrench)),
      cs: () => import('./cs/rulebook').then(({ rulebook }) => rulebook),
      'en-XA': async () => {
        const [words, { pseudoText }] = await Promise.all([
          englishRulebook(),
          import('./pseudo-text'),
        ])
        return retext<RulebookWords>(words, pseudoText)
      },
    },
  },
}
