import { cs } from './cs'
import { de } from './de'
import { en } from './en'
import { fr } from './fr'
import { pseudo } from './pseudo'
import type { Languages } from './words'

/** On a phone every language is in the bundle anyway. */
export const languages: Languages = { ready: { en, de, fr, cs, 'en-XA': pseudo }, later: {} }
