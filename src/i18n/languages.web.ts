import { en } from './en'
import type { Languages } from './words'

/** In the browser only the language that is spoken is loaded. */
export const languages: Languages = {
  ready: { en },
  later: {
    de: () => import('./de').then(({ de }) => de),
    fr: () => import('./fr').then(({ fr }) => fr),
    cs: () => import('./cs').then(({ cs }) => cs),
    'en-XA': () => import('./pseudo').then(({ pseudo }) => pseudo),
  },
}
