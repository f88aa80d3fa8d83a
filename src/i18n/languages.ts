import { de } from './de'
import { en } from './en'
import type { Languages } from './words'

/** On a phone every language is in the bundle anyway. */
export const languages: Languages = { ready: { en, de }, later: {} }
