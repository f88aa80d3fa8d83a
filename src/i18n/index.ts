import { getLocales } from 'expo-localization'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { de } from './de'
import { en } from './en'
import { installPluralRules } from './plural-rules'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en
  }
}

export { useTranslation, Trans } from 'react-i18next'

const resources = { en, de }
export const TRANSLATIONS = ['en', 'de'] as const
export type Translation = (typeof TRANSLATIONS)[number]

const isTranslation = (code: string | null | undefined): code is Translation =>
  TRANSLATIONS.some((known) => known === code)

/** The first of the device's languages that we speak. */
export function deviceLanguage(): Translation {
  return (
    getLocales()
      .map(({ languageCode }) => languageCode)
      .find(isTranslation) ?? 'en'
  )
}

installPluralRules()
void i18next.use(initReactI18next).init({
  resources,
  lng: deviceLanguage(),
  fallbackLng: 'en',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
})

/** Follows the setting without a restart. */
export function speak(language: string): void {
  const wanted = isTranslation(language) ? language : deviceLanguage()
  if (i18next.language !== wanted) void i18next.changeLanguage(wanted)
}

export { i18next as i18n }
