import { en } from './en'
import { typesetFrench } from './fr/typeset'
import { retext } from './retext'
import type {
  CardsBookWords,
  CardsLessonWords,
  CardsWords,
  CoachWords,
  DayWords,
  Languages,
  RulebookWords,
  TalkWords,
  StatisticsWords,
  TrackerWords,
  TrailWords,
  TutorialWords,
} from './words'

const english = {
  cards: () => import('./en/cards').then(({ cards }) => cards),
  cardsBook: () => import('./en/cards-book').then(({ cardsBook }) => cardsBook),
  cardsLesson: () => import('./en/cards-lesson').then(({ cardsLesson }) => cardsLesson),
  coach: () => import('./en/coach').then(({ coach }) => coach),
  day: () => import('./en/day').then(({ day }) => day),
  rulebook: () => import('./en/rulebook').then(({ rulebook }) => rulebook),
  talk: () => import('./en/talk').then(({ talk }) => talk),
  statistics: () => import('./en/statistics').then(({ statistics }) => statistics),
  tracker: () => import('./en/tracker').then(({ tracker }) => tracker),
  trail: () => import('./en/trail').then(({ trail }) => trail),
  tutorial: () => import('./en/tutorial').then(({ tutorial }) => tutorial),
} as const

/** The pseudo-locale of a room's words. */
async function lengthened<T extends object>(fetchWords: () => Promise<T>): Promise<T> {
  const [words, { pseudoText }] = await Promise.all([fetchWords(), import('./pseudo')])
  return retext(words, pseudoText)
}

/** In the browser only the language that is spoken is loaded, and a room's words when it is entered. */
export const languages: Languages = {
  ready: { en },
  later: {
    de: () => import('./de').then(({ de }) => de),
    fr: () => import('./fr').then(({ fr }) => fr),
    cs: () => import('./cs').then(({ cs }) => cs),
    'en-XA': () => import('./pseudo').then(({ pseudo }) => pseudo),
  },
  rooms: {
    cards: {
      en: english.cards,
      de: () => import('./de/cards').then(({ cards }) => cards),
      fr: () => import('./fr/cards').then(({ cards }) => retext(cards, typesetFrench)),
      cs: () => import('./cs/cards').then(({ cards }) => cards),
      'en-XA': () => lengthened<CardsWords>(english.cards),
    },
    cardsBook: {
      en: english.cardsBook,
      de: () => import('./de/cards-book').then(({ cardsBook }) => cardsBook),
      fr: () => import('./fr/cards-book').then(({ cardsBook }) => retext(cardsBook, typesetFrench)),
      cs: () => import('./cs/cards-book').then(({ cardsBook }) => cardsBook),
      'en-XA': () => lengthened<CardsBookWords>(english.cardsBook),
    },
    cardsLesson: {
      en: english.cardsLesson,
      de: () => import('./de/cards-lesson').then(({ cardsLesson }) => cardsLesson),
      fr: () =>
        import('./fr/cards-lesson').then(({ cardsLesson }) => retext(cardsLesson, typesetFrench)),
      cs: () => import('./cs/cards-lesson').then(({ cardsLesson }) => cardsLesson),
      'en-XA': () => lengthened<CardsLessonWords>(english.cardsLesson),
    },
    coach: {
      en: english.coach,
      de: () => import('./de/coach').then(({ coach }) => coach),
      fr: () => import('./fr/coach').then(({ coach }) => retext(coach, typesetFrench)),
      cs: () => import('./cs/coach').then(({ coach }) => coach),
      'en-XA': () => lengthened<CoachWords>(english.coach),
    },
    day: {
      en: english.day,
      de: () => import('./de/day').then(({ day }) => day),
      fr: () => import('./fr/day').then(({ day }) => retext(day, typesetFrench)),
      cs: () => import('./cs/day').then(({ day }) => day),
      'en-XA': () => lengthened<DayWords>(english.day),
    },
    rulebook: {
      en: english.rulebook,
      de: () => import('./de/rulebook').then(({ rulebook }) => rulebook),
      fr: () => import('./fr/rulebook').then(({ rulebook }) => retext(rulebook, typesetFrench)),
      cs: () => import('./cs/rulebook').then(({ rulebook }) => rulebook),
      'en-XA': () => lengthened<RulebookWords>(english.rulebook),
    },
    talk: {
      en: english.talk,
      de: () => import('./de/talk').then(({ talk }) => talk),
      fr: () => import('./fr/talk').then(({ talk }) => retext(talk, typesetFrench)),
      cs: () => import('./cs/talk').then(({ talk }) => talk),
      'en-XA': () => lengthened<TalkWords>(english.talk),
    },
    statistics: {
      en: english.statistics,
      de: () => import('./de/statistics').then(({ statistics }) => statistics),
      fr: () =>
        import('./fr/statistics').then(({ statistics }) => retext(statistics, typesetFrench)),
      cs: () => import('./cs/statistics').then(({ statistics }) => statistics),
      'en-XA': () => lengthened<StatisticsWords>(english.statistics),
    },
    tracker: {
      en: english.tracker,
      de: () => import('./de/tracker').then(({ tracker }) => tracker),
      fr: () => import('./fr/tracker').then(({ tracker }) => retext(tracker, typesetFrench)),
      cs: () => import('./cs/tracker').then(({ tracker }) => tracker),
      'en-XA': () => lengthened<TrackerWords>(english.tracker),
    },
    trail: {
      en: english.trail,
      de: () => import('./de/trail').then(({ trail }) => trail),
      fr: () => import('./fr/trail').then(({ trail }) => retext(trail, typesetFrench)),
      cs: () => import('./cs/trail').then(({ trail }) => trail),
      'en-XA': () => lengthened<TrailWords>(english.trail),
    },
    tutorial: {
      en: english.tutorial,
      de: () => import('./de/tutorial').then(({ tutorial }) => tutorial),
      fr: () => import('./fr/tutorial').then(({ tutorial }) => retext(tutorial, typesetFrench)),
      cs: () => import('./cs/tutorial').then(({ tutorial }) => tutorial),
      'en-XA': () => lengthened<TutorialWords>(english.tutorial),
    },
  },
}
