import { getLocales } from 'expo-localization'

/** Tags of the languages that the device's owner reads, best first. */
export const deviceLanguages = (): readonly string[] =>
  getLocales().map(({ languageTag }) => languageTag)
