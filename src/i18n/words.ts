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

/** The rulebook's words have a tree of their own: they are loaded when it is opened. */
export type RulebookWords = Translated<typeof rulebook>
export type RulebookWordsWithFew = TranslatedWithFew<typeof rulebook>

export type TalkWords = Translated<typeof talk>

export type TrackerWords = Translated<typeof tracker>
export type TrackerWordsWithFew = TranslatedWithFew<typeof tracker>

export type TutorialWords = Translated<typeof tutorial>

export type CardsWords = Translated<typeof cards>
export type CardsWordsWithFew = TranslatedWithFew<typeof cards>

export type CardsBookWords = Translated<typeof cardsBook>

export type CardsLessonWords = Translated<typeof cardsLesson>

export type CoachWords = Translated<typeof coach>
export type CoachWordsWithFew = TranslatedWithFew<typeof coach>

export type DayWords = Translated<typeof day>
export type DayWordsWithFew = TranslatedWithFew<typeof day>

export type TrailWords = Translated<typeof trail>
export type TrailWordsWithFew = TranslatedWithFew<typeof trail>

export type StatisticsWords = Translated<typeof statistics>
export type StatisticsWordsWithFew = TranslatedWithFew<typeof statistics>

/** Words that only one room needs. */
export interface RoomWords {
  readonly cards: CardsWords
  readonly cardsBook: CardsBookWords
  readonly cardsLesson: CardsLessonWords
  readonly coach: CoachWords
  readonly day: DayWords
  readonly rulebook: RulebookWords
  readonly talk: TalkWords
  readonly statistics: StatisticsWords
  readonly tracker: TrackerWords
  readonly trail: TrailWords
  readonly tutorial: TutorialWords
}

type Fetch<T> = Readonly<Record<string, () => Promise<T>>>

/** Words that are there from the start, those that are fetched when they are wanted, and those of single rooms. */
export interface Languages {
  readonly ready: Readonly<Record<string, Words & Partial<RoomWords>>>
  readonly later: Fetch<Words>
  readonly rooms: { readonly [R in keyof RoomWords]: Fetch<RoomWords[R]> }
}
