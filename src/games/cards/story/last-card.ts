import { stepsOf } from '@/core/match'
import { cards, type CardsEvent, type CardsRecord } from '..'

type Of<T extends CardsEvent['type']> = Extract<CardsEvent, { type: T }>

/** The card that a match ended by, and who fell by it. */
export interface LastCard {
  readonly played: Of<'cardPlayed'>
  readonly fall: Of<'eliminated'>
}

/** The card that the last one fell by: dynamite may have been laid long before. Null for a match that is not over. */
export function lastCardOf(record: CardsRecord): LastCard | null {
  const events = [...stepsOf(cards, record)].flatMap((step) => step.events)
  const falls = events.filter((event) => event.type === 'eliminated')
  const fall = falls.at(-1)
  if (!fall || events.at(-1)?.type !== 'gameEnded') return null
  const played = events
    .slice(0, events.indexOf(fall))
    .findLast((event) => event.type === 'cardPlayed' && event.as === fall.cause)
  return played?.type === 'cardPlayed' ? { played, fall } : null
}
