import { cs } from './cs'
import { rulebook as csRulebook } from './cs/rulebook'
import { de } from './de'
import { rulebook as deRulebook } from './de/rulebook'
import { en } from './en'
import { rulebook as enRulebook } from './en/rulebook'
import { fr } from './fr'
import { rulebook as frRulebook } from './fr/rulebook'
import { typesetFrench } from './fr/typeset'
import { pseudo } from './pseudo'
import { pseudoText } from './pseudo-text'
import { retext } from './retext'
import type { Languages, RulebookWords } from './words'

/** On a phone every language is in the bundle anyway, with the words that only one room needs. */
export const languages: Languages = {
  ready: {
    en: { ...en, rulebook: enRulebook },
    de: { ...de, rulebook: deRulebook },
    fr: { ...fr, rulebook: retext(frRulebook, typesetFrench) },
    cs: { ...cs, rulebook: csRulebook },
    'en-XA': { ...pseudo, rulebook: retext<RulebookWords>(enRulebook, pseudoText) },
  },
  later: {},
  rooms: { rulebook: {} },
}
