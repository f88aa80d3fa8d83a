import { startOf, stepsOf } from '@/core/match'
import type { Seat } from '@/core/game'
import { dice, type DiceEvent, type DiceRecord, type DiceState } from '..'

/** One thing that happened, and the table right after it. */
export interface Moment {
  /** The turn it belongs to, counted from 1 over the whole match. */
  readonly turn: number
  /** Null for the deal. */
  readonly event: DiceEvent | null
  readonly state: DiceState
}

/** What can be seen happening; the rest only keeps the rules' books. */
export function isTold(event: DiceEvent): boolean {
  switch (event.type) {
    case 'decisionOpened':
    case 'declined':
    case 'shotsFired':
      return false
    case 'rollingEnded':
      return event.bust
    case 'arrowsReturned':
      return event.cause !== 'attack' && event.cause !== 'eliminated'
    default:
      return true
  }
}

/**
 * The whole match, moment by moment, from the deal to its end: what a replay runs on. With the eyes of a seat, or with all
 * cards open: the match is over.
 */
export function momentsOf(record: DiceRecord, eyes: Seat | null = null): Moment[] {
  const start = startOf(dice, record)
  let state = eyes === null ? start : dice.viewFor(start, eyes)
  let turn = 1
  const moments: Moment[] = [{ turn, event: null, state }]
  for (const { events } of stepsOf(dice, record)) {
    for (const event of eyes === null ? events : dice.eventsFor(events, eyes)) {
      state = dice.evolved(state, [event])
      if (event.type === 'turnStarted') turn += 1
      if (isTold(event)) moments.push({ turn, event, state })
    }
  }
  return moments
}

/** Where each turn begins among the moments. */
export function turnStarts(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ turn }, i) => (turn === moments[i - 1]?.turn ? [] : [i]))
}

/** The moment at which the n-th action of the record was still to come. */
export function momentBefore(record: DiceRecord, action: number): number {
  const early = { ...record, actions: record.actions.slice(0, action) }
  return [...stepsOf(dice, early)].flatMap(({ events }) => events.filter(isTold)).length
}
