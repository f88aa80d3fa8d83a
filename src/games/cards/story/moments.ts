import { startOf, stepsOf } from '@/core/match'
import { cards, type CardsEvent, type CardsRecord, type CardsView, type Seat } from '..'
import { evolvedTable } from '../rules/evolve'

/** One thing that happened, and the table right after it. */
export interface Moment {
  /** The turn it belongs to, counted from 1 over the whole match. */
  readonly turn: number
  /** Null for the deal. */
  readonly event: CardsEvent | null
  readonly state: CardsView
}

/** What can be seen happening; the rest only keeps the rules' books. */
function isTold({ type }: CardsEvent): boolean {
  switch (type) {
    case 'phaseBegan':
    case 'decisionOpened':
    case 'cardSettled':
    case 'turnedDiscarded':
    case 'cardPutBack':
    case 'passed':
      return false
    default:
      return true
  }
}

/**
 * The whole match, moment by moment, from the deal to its end: what a replay runs on. With the eyes of a seat, or with all
 * cards open: the match is over.
 */
export function momentsOf(record: CardsRecord, eyes: Seat | null = null): Moment[] {
  const start = startOf(cards, record)
  let state: CardsView = eyes === null ? { ...start, viewer: null } : cards.viewFor(start, eyes)
  let turn = 1
  const moments: Moment[] = [{ turn, event: null, state }]
  for (const { events } of stepsOf(cards, record)) {
    for (const event of eyes === null ? events : cards.eventsFor(events, eyes)) {
      state = eyes === null ? openAfter(state, event) : cards.evolved(state, [event])
      if (event.type === 'turnStarted') turn += 1
      if (isTold(event)) moments.push({ turn, event, state })
    }
  }
  return moments
}

/** A view folds what comes to a hand as a back, unless it is the viewer's own; here all hands are open. */
const openAfter = (table: CardsView, event: CardsEvent): CardsView => ({
  ...evolvedTable(table, [event]),
  viewer: null,
})

/** The moment at which the n-th action of the record was still to come. */
export function momentBefore(record: CardsRecord, action: number): number {
  const early = { ...record, actions: record.actions.slice(0, action) }
  return [...stepsOf(cards, early)].flatMap(({ events }) => events.filter(isTold)).length
}
