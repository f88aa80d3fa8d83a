import type { en } from './en'

/** A translation has the keys of the English words, each with a text; the compiler finds what is missing. */
export type Words = Translated<typeof en>

type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>
}

/** Words that are there from the start, and those that are fetched when they are wanted. */
export interface Languages {
  readonly ready: Readonly<Record<string, Words>>
  readonly later: Readonly<Record<string, () => Promise<Words>>>
}
