import type { RoomWords } from '../words'
import { cards } from './cards'
import { cardsBook } from './cards-book'
import { cardsLesson } from './cards-lesson'
import { coach } from './coach'
import { day } from './day'
import { rulebook } from './rulebook'
import { statistics } from './statistics'
import { talk } from './talk'
import { tracker } from './tracker'
import { trail } from './trail'
import { tutorial } from './tutorial'

export const rooms: RoomWords = {
  cards,
  cardsBook,
  cardsLesson,
  coach,
  day,
  rulebook,
  statistics,
  talk,
  tracker,
  trail,
  tutorial,
}
