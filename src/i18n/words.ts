import type { en } from './en'

/** A translation has the keys of the English words, each with a text; the compiler finds what is missing. */
export type Words = Translated<typeof en>

type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>
}

/** Czech counts in three forms: beside each text for one there must be one for two to four. */
export type WordsWithFew = TranslatedWithFew<typeof en>

type TranslatedWithFew<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : TranslatedWithFew<T[K]>
} & {
  readonly [K in keyof T as K extends `${infer Base}_one` ? `${Base}_few` : never]: string
}

/** Words that are there from the start, and those that are fetched when they are wanted. */
export interface Languages {
  readonly ready: Readonly<Record<string, Words>>
  readonly later: Readonly<Record<string, () => Promise<Words>>>
}
