import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const STORE_LANGUAGES = ['en', 'de', 'fr', 'cs'] as const
export type StoreLanguage = (typeof STORE_LANGUAGES)[number]

/** What the stores say about the app in one language; listing/texts has one file per language. */
export interface StoreTexts {
  /** What each store calls the language. */
  readonly locale: { readonly apple: string; readonly play: string }
  readonly title: string
  readonly subtitle: string
  readonly short: string
  readonly promotional: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly whatsNew: string
  /** One caption per picture, in the pictures' order. */
  readonly shots: readonly string[]
}

export const storeTexts = (language: StoreLanguage): StoreTexts =>
  JSON.parse(readFileSync(join('listing', 'texts', `${language}.json`), 'utf8'))
