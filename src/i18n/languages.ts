import { cs } from './cs'
import { rooms as csRooms } from './cs/rooms'
import { de } from './de'
import { rooms as deRooms } from './de/rooms'
import { en } from './en'
import { rooms as enRooms } from './en/rooms'
import { fr } from './fr'
import { rooms as frRooms } from './fr/rooms'
import { typesetFrench } from './fr/typeset'
import { pseudo } from './pseudo'
import { pseudoText } from './pseudo-text'
import { retext } from './retext'
import type { Languages, RoomWords } from './words'

/** On a phone every language is in the bundle anyway, with the words that only one room needs. */
export const languages: Languages = {
  ready: {
    en: { ...en, ...enRooms },
    de: { ...de, ...deRooms },
    fr: { ...fr, ...retext(frRooms, typesetFrench) },
    cs: { ...cs, ...csRooms },
    'en-XA': { ...pseudo, ...retext<RoomWords>(enRooms, pseudoText) },
  },
  later: {},
  rooms: {
    cards: {},
    cardsBook: {},
    cardsLesson: {},
    coach: {},
    day: {},
    rulebook: {},
    statistics: {},
    talk: {},
    tracker: {},
    trail: {},
    tutorial: {},
  },
}
