import { cards, type CardsEvent } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import type { Settings } from '@/store/settings/slice'
import type { Audience, Beat, Pace } from '../../face'

/** How long one kind of event takes, in ms at speed ×1. */
interface Times {
  readonly shown: number
  /** Each further event that is shown with it. */
  readonly each?: number
  /** The same where a bot does it, so that people can follow. */
  readonly byBot?: number
  /** The table changes as the beat begins (wounds), or once it has been shown (a card that arrives). */
  readonly changes: 'first' | 'last'
  /** When a match is watched again. */
  readonly watched: number
}

const SHORT = 700
const USUAL = 950
const LONG = 1300
const LONGEST = 1800

/** The one table of how long everything takes. */
const TIMES: Readonly<Record<CardsEvent['type'], Times>> = {
  turnStarted: { shown: 180, byBot: 420, changes: 'first', watched: USUAL },
  phaseBegan: { shown: 0, changes: 'first', watched: 0 },
  cardDrawn: { shown: 260, each: 120, changes: 'last', watched: SHORT },
  cardsLookedAt: { shown: 260, byBot: 420, changes: 'first', watched: USUAL },
  cardPutBack: { shown: 260, changes: 'last', watched: SHORT },
  reshuffled: { shown: 900, changes: 'last', watched: USUAL },
  cardTaken: { shown: 340, changes: 'last', watched: USUAL },
  discardTaken: { shown: 340, changes: 'last', watched: USUAL },
  cardsOpened: { shown: 560, each: 120, changes: 'first', watched: USUAL },
  cardsTurned: { shown: 960, each: 120, changes: 'first', watched: 1500 },
  turnedDiscarded: { shown: 220, changes: 'last', watched: SHORT },
  cardPlayed: { shown: 800, changes: 'first', watched: LONG },
  cardLaid: { shown: 480, changes: 'last', watched: SHORT },
  cardSettled: { shown: 220, changes: 'last', watched: 0 },
  cardShown: { shown: 620, changes: 'last', watched: USUAL },
  passed: { shown: 260, changes: 'first', watched: 0 },
  cardDiscarded: { shown: 260, each: 90, changes: 'last', watched: SHORT },
  cardPassedOn: { shown: 420, changes: 'last', watched: USUAL },
  storeStocked: { shown: 300, each: 90, changes: 'first', watched: SHORT },
  storeTaken: { shown: 420, changes: 'last', watched: USUAL },
  lifeLost: { shown: 640, changes: 'first', watched: USUAL },
  lifeGained: { shown: 600, changes: 'first', watched: USUAL },
  eliminated: { shown: 1200, changes: 'first', watched: LONGEST },
  cardsInherited: { shown: 700, changes: 'last', watched: USUAL },
  cardsLost: { shown: 520, changes: 'last', watched: SHORT },
  gameEnded: { shown: 900, changes: 'last', watched: LONGEST },
  decisionOpened: { shown: 0, byBot: 300, changes: 'last', watched: 0 },
}

/**
 * Whoever is asked for an answer takes so long, whatever they hold: a pause that is shorter where a hand is empty would
 * tell.
 */
export const ANSWER = 680

/** How long an answer takes that the app gives for somebody: as long as anybody's. */
export const answerTime = (speed: Settings['speed']): number =>
  speed === 'instant' ? 0 : ANSWER / speed

/** A Gatling comes to the table, and its shots go round it seat by seat. */
const GATLING = 1050

/** A card that stays is on its way at once: it does not lie in the middle first. */
const BLUE_ON_ITS_WAY = 360

function shownFor(event: CardsEvent, { isBot }: Audience): number {
  const { shown, byBot = shown } = TIMES[event.type]
  if (event.type === 'decisionOpened') {
    const { kind, seat } = event.decision
    if (!isBot(seat)) return shown
    return kind === 'play' || kind === 'discard' ? byBot : ANSWER
  }
  if (event.type === 'cardPlayed' && event.as === 'gatling') return GATLING
  if (event.type === 'cardPlayed' && KINDS[event.as].border === 'blue') return BLUE_ON_ITS_WAY
  return 'seat' in event && isBot(event.seat) ? byBot : shown
}

/** The next beat of a log. */
export function nextBeat(
  log: readonly CardsEvent[],
  from: number,
  audience: Audience,
): Beat<'cards'> | null {
  const first = log[from]
  if (!first) return null
  let end = from + 1
  while (isTogether(first, log[end])) end++
  const { each = 0, changes } = TIMES[first.type]
  return {
    events: log.slice(from, end),
    ms: shownFor(first, audience) + each * (countOf(first, end - from) - 1),
    changes,
    isOpen: false,
  }
}

/** How many cards move in a beat. */
const countOf = (event: CardsEvent, together: number): number =>
  event.type === 'cardsTurned' || event.type === 'cardsOpened'
    ? Math.max(1, event.cards.length)
    : together

/** Cards that somebody draws follow each other closely, and so do those that are laid out or thrown away. */
function isTogether(first: CardsEvent, next: CardsEvent | undefined): boolean {
  if (!next || next.type !== first.type) return false
  switch (first.type) {
    case 'cardDrawn':
      return (
        next.type === 'cardDrawn' &&
        next.seat === first.seat &&
        next.cause === first.cause &&
        !next.isShown
      )
    case 'storeStocked':
      return true
    case 'cardDiscarded':
      return next.type === 'cardDiscarded' && next.seat === first.seat && next.cause === first.cause
    default:
      return false
  }
}

/** How a match of cards is told. */
export const pace: Pace<'cards'> = {
  nextBeat,
  watchedFor: (event) => (event ? TIMES[event.type].watched : USUAL),
  evolved: (view, events) => cards.evolved(view, events),
}
