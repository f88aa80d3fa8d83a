import i18next from 'i18next'
import type { en } from './en'
import type { cards } from './en/cards'
import type { cardsBook } from './en/cards-book'
import type { cardsLesson } from './en/cards-lesson'
import type { coach } from './en/coach'
import type { day } from './en/day'
import type { rulebook } from './en/rulebook'
import type { talk } from './en/talk'
import type { statistics } from './en/statistics'
import type { tracker } from './en/tracker'
import type { trail } from './en/trail'
import type { tutorial } from './en/tutorial'
import { deviceLanguages } from './device-languages'
import { languages } from './languages'
import { markPage } from './page-language'
import { installPluralRules } from './plural-rules'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en & {
      cards: typeof cards
      cardsBook: typeof cardsBook
      cardsLesson: typeof cardsLesson
      coach: typeof coach
      day: typeof day
      rulebook: typeof rulebook
      talk: typeof talk
      statistics: typeof statistics
      tracker: typeof tracker
      trail: typeof trail
      tutorial: typeof tutorial
    }
  }
}

export { useNameOf } from './use-name-of'
export { fetchRoomWords, useRoomWords, type Room } from './use-room-words'
export { useTranslation } from './use-translation'

export const TRANSLATIONS = ['en', 'de', 'fr', 'cs'] as const
export type Translation = (typeof TRANSLATIONS)[number]

const isTranslation = (code: string | null | undefined): code is Translation =>
  TRANSLATIONS.some((known) => known === code)

/** The code by which Android's and the browsers' developer tools ask for a pseudo-locale. */
const PSEUDO = 'en-XA'

/** The first of the device's languages that we speak. */
export function deviceLanguage(): Translation | typeof PSEUDO {
  const tags = deviceLanguages()
  if (tags[0] === PSEUDO) return PSEUDO
  return tags.map((tag) => tag.split('-')[0]).find(isTranslation) ?? 'en'
}

installPluralRules()
void i18next.init({
  resources: { ...languages.ready },
  lng: deviceLanguage(),
  fallbackLng: 'en',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
})

/** The language that a setting asks for. */
export const languageOf = (setting: string): ReturnType<typeof deviceLanguage> =>
  isTranslation(setting) ? setting : deviceLanguage()

/** Follows the setting without a restart, and fetches the words first where they are not there yet. */
export async function speak(setting: string): Promise<void> {
  const language = languageOf(setting)
  const fetchWords = languages.later[language]
  if (fetchWords && !i18next.hasResourceBundle(language, 'common')) {
    const words = await fetchWords()
    for (const [space, texts] of Object.entries(words))
      i18next.addResourceBundle(language, space, texts)
  }
  if (i18next.language !== language) await i18next.changeLanguage(language)
  markPage(language)
}

/** Is this language spoken already? */
export const isSpoken = (setting: string): boolean =>
  i18next.language === languageOf(setting) &&
  i18next.hasResourceBundle(languageOf(setting), 'common')

export { i18next as i18n }
