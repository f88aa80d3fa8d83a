import { isPersonality, type Personality } from '@/family/tempers'
import {
  BOTS,
  CARDS_LEVELS,
  INTERJECTORS,
  MEASURES,
  MEASURE_BOTS,
  MEASURE_INTERJECTORS,
  isCardsLevel,
  thinkerOf,
  withoutPause,
  type Bot,
  type CardsLevel,
  type Interjector,
  type Measure,
} from '@/games/cards/bots'

/** Who can sit in the arena: a level, a measure, or a level that has personalities with one of them (`hard:sly`). */
export type CardsSitter = CardsLevel | Measure | `${'normal' | 'hard'}:${Personality}`

/** How somebody plays, and whether they are shown every role. */
export interface CardsPlayer {
  readonly decide: Bot
  readonly interject: Interjector
  readonly seesRoles: boolean
}

export const CARDS_SITTERS = `${[...CARDS_LEVELS, ...MEASURES].join(', ')}; normal and hard also like hard:sly`

const isMeasure = (name: string): name is Measure => MEASURES.some((known) => known === name)

export function cardsSitterOf(name: string): CardsSitter {
  if (isCardsLevel(name) || isMeasure(name)) return name
  const [level, personality] = name.split(':')
  const isReckoning = level === 'normal' || level === 'hard'
  if (isReckoning && isPersonality(personality)) return `${level}:${personality}`
  throw new Error(`unknown level ${name}; there are ${CARDS_SITTERS}`)
}

export function cardsPlayerAt(sitter: CardsSitter): CardsPlayer {
  if (isCardsLevel(sitter))
    return { decide: BOTS[sitter], interject: INTERJECTORS[sitter], seesRoles: false }
  if (isMeasure(sitter))
    return {
      decide: MEASURE_BOTS[sitter],
      interject: MEASURE_INTERJECTORS[sitter],
      seesRoles: sitter === 'oracle',
    }
  const [name, personality] = sitter.split(':')
  const level = name === 'hard' ? 'hard' : 'normal'
  return {
    decide: withoutPause(thinkerOf(level, isPersonality(personality) ? personality : null)),
    interject: INTERJECTORS[level],
    seesRoles: false,
  }
}
