import i18next from 'i18next'
import { deviceLanguages } from './device-languages'
import { formatFor, type Format } from './format'
import { useTranslation } from './use-translation'

/** How numbers and dates are written in the language that is spoken now. */
export function useFormat(): Format {
  useTranslation() // a change of language writes them anew
  return formatFor(i18next.language, deviceLanguages())
}
