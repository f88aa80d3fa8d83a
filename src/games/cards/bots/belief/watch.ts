import type { Thought } from '@/family/thought'
import type { CardsEvent, EventType } from '../../rules/events'
import { remembered, type Seen } from '../../rules/seen'
import type { CardsView, Seat } from '../../rules/state'
import { sizesAtDeal } from './rewind'
import { Witness } from './witness'

interface Watched {
  readonly witness: Witness
  readonly seen: CardsEvent[]
  /** By seat: what it remembers, and of how many events. */
  readonly memories: Map<Seat | null, { readonly seen: Seen; readonly count: number }>
}

const tables = new WeakMap<CardsEvent, Watched>()

/** Facts of which each seat is shown a version of its own. */
const RETOLD: ReadonlySet<EventType> = new Set<EventType>([
  'cardDrawn',
  'cardTaken',
  'cardsLookedAt',
  'cardPutBack',
  'cardsInherited',
  'reshuffled',
  'decisionOpened',
])

/**
 * The witness of a match so far. A bot is a pure function of what it sees, but folding a whole match for every decision
 * would be slow: a witness that has seen the very same events goes on from there. It reads only what all are shown, so one
 * serves all seats. Another history starts afresh.
 */
export function* watch(view: CardsView, events: readonly CardsEvent[]): Thought<Witness> {
  return (yield* watched(view, events)).witness
}

/** What a seat remembers of the faces it was shown. */
export function* recall(view: CardsView, events: readonly CardsEvent[]): Thought<Seen> {
  const { memories } = yield* watched(view, events)
  const known = memories.get(view.viewer) ?? { seen: seenAtDeal(view, events), count: 0 }
  const seen = remembered(known.seen, view.viewer, events.slice(known.count))
  memories.set(view.viewer, { seen, count: events.length })
  return seen
}

function seenAtDeal(view: CardsView, events: readonly CardsEvent[]): Seen {
  return { hands: view.hands.map(() => []), pile: [], sizes: sizesAtDeal(view, events) }
}

function* watched(view: CardsView, events: readonly CardsEvent[]): Thought<Watched> {
  const first = events.find(({ type }) => !RETOLD.has(type))
  const found = watchedSoFar(view, events, first)
  const { witness, seen } = found
  while (seen.length < events.length) {
    const event = events[seen.length]
    if (!event) break
    seen.push(event)
    witness.see(event)
    if (seen.length % AT_ONCE === 0) yield
  }
  return isBeginning(seen, events) && seen.length === events.length
    ? found
    : yield* watched(view, events)
}

const AT_ONCE = 16

function watchedSoFar(
  view: CardsView,
  events: readonly CardsEvent[],
  first: CardsEvent | undefined,
): Watched {
  const known = first && tables.get(first)
  if (known && isBeginning(known.seen, events)) return known
  const fresh: Watched = { witness: new Witness(view, events), seen: [], memories: new Map() }
  if (first) tables.set(first, fresh)
  return fresh
}

function isBeginning(seen: readonly CardsEvent[], events: readonly CardsEvent[]): boolean {
  if (seen.length > events.length) return false
  for (let i = seen.length - 1; i >= 0; i--) if (!isSame(seen[i], events[i])) return false
  return true
}

/** The same fact, perhaps as another seat was shown it. */
const isSame = (one: CardsEvent | undefined, other: CardsEvent | undefined): boolean =>
  one === other || (one?.type === other?.type && one !== undefined && RETOLD.has(one.type))
