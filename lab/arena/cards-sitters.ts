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
import { strangerAt } from './cards-strangers'

/**
 * Who can sit in the arena: a level, a measure, a `stranger` (somebody of a crew that is nobody's level), or a level that
 * has personalities with one of them (`hard:sly`).
 */
export type CardsSitter = CardsLevel | Measure | 'stranger' | `${'normal' | 'hard'}:${Personality}`

/** How somebody plays, and whether they are shown every role. */
export interface CardsPlayer {
  readonly decide: Bot
  readonly interject: Interjector
  readonly seesRoles: boolean
}

export const CARDS_SITTERS = `${[...CARDS_LEVELS, ...MEASURES, 'stranger'].join(', ')}; normal and hard also like hard:sly`

const isMeasure = (name: string): name is Measure => MEASURES.some((known) => known === name)

export function cardsSitterOf(name: string): CardsSitter {
  if (isCardsLevel(name) || isMeasure(name) || name === 'stranger') return name
  const [level, personality] = name.split(':')
  const isReckoning = level === 'normal' || level === 'hard'
  if (isReckoning && isPersonality(personality)) return `${level}:${personality}`
  throw new Error(`unknown level ${name}; there are ${CARDS_SITTERS}`)
}

/** Where somebody sits, and in which game. */
interface Place {
  readonly seed: number
  readonly seat: number
}

/** A sitter in a seat: strangers differ from seat to seat. */
export const seatedPlayer = (sitter: CardsSitter, { seed, seat }: Place): CardsPlayer =>
  sitter === 'stranger' ? strangerAt(seed, seat) : cardsPlayerAt(sitter)

export function cardsPlayerAt(sitter: Exclude<CardsSitter, 'stranger'>): CardsPlayer {
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
