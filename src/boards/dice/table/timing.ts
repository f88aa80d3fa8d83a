import { dice, type DiceEvent } from '@/games/dice'
import type { Audience, Beat, Pace } from '../../face'

/** How long one kind of event takes, in ms at speed ×1. */
interface Times {
  /** In play. */
  readonly shown: number
  /** The same where a bot does it, so that people can follow. */
  readonly byBot?: number
  /** The table changes as the beat begins (dice that land, wounds), or once it has been shown (an arrow that arrives). */
  readonly changes: 'first' | 'last'
  /** When a match is watched again. */
  readonly watched: number
}

/** A throw takes as long as its dice need; this is only for a tray that never says so. */
const LONGEST_THROW = 6000
const SHORT = 750
const USUAL = 950
const LONG = 1300
const LONGEST = 1800
/** An attack's arrows; its scene is drawn to this clock. */
export const ATTACK_MS = 1500
/** The wounds of an attack stay until they have been taken in: a moment, and another for everybody who has one. */
const woundsMs = (count: number): number => 1700 + 300 * count

/** The one table of how long everything takes. */
const TIMES: Readonly<Record<DiceEvent['type'], Times>> = {
  turnStarted: { shown: 180, byBot: 300, changes: 'first', watched: USUAL },
  rolled: { shown: LONGEST_THROW, changes: 'first', watched: 1900 },
  arrowTaken: { shown: 420, byBot: 320, changes: 'last', watched: SHORT },
  attackBegan: { shown: ATTACK_MS, changes: 'last', watched: LONG },
  arrowsReturned: { shown: 420, changes: 'first', watched: USUAL },
  rollingEnded: { shown: 0, byBot: 340, changes: 'first', watched: USUAL },
  dynamiteExploded: { shown: 700, changes: 'last', watched: LONG },
  aimed: { shown: 0, byBot: 320, changes: 'first', watched: SHORT },
  shotsFired: { shown: 180, changes: 'first', watched: USUAL },
  gatlingFired: { shown: 900, byBot: 720, changes: 'last', watched: LONG },
  declined: { shown: 260, changes: 'first', watched: USUAL },
  lifeLost: { shown: 640, byBot: 520, changes: 'first', watched: USUAL },
  lifeGained: { shown: 600, byBot: 460, changes: 'last', watched: USUAL },
  eliminated: { shown: 1200, changes: 'first', watched: LONGEST },
  lastManStandingBegan: { shown: 900, changes: 'first', watched: USUAL },
  gameEnded: { shown: 900, changes: 'last', watched: LONGEST },
  decisionOpened: { shown: 0, byBot: 90, changes: 'last', watched: USUAL },
}

/** A bot looks at the table before it rolls. */
const BEFORE_A_ROLL = 280

/** How long an event is shown in play. */
function shownFor(event: DiceEvent, { isBot }: Audience): number {
  const { shown, byBot = shown } = TIMES[event.type]
  // What the fallen leave behind goes with them.
  if (event.type === 'arrowsReturned' && event.cause === 'eliminated') return 0
  if (event.type === 'decisionOpened') {
    const { kind, seat } = event.decision
    return isBot(seat) ? (kind === 'roll' ? BEFORE_A_ROLL : byBot) : shown
  }
  return 'seat' in event && isBot(event.seat) ? byBot : shown
}

/** Dice of bots fly this much faster than one's own: they are watched, not hoped for. */
export const BOTS_THROW = 1.35

/** The next beat of a log. */
export function nextBeat(
  log: readonly DiceEvent[],
  from: number,
  audience: Audience,
): Beat<'dice'> | null {
  const first = log[from]
  if (!first) return null
  let end = from + 1
  while (isTogether(first, log[end])) end++
  const isAttack = first.type === 'lifeLost' && first.cause === 'attack'
  return {
    events: log.slice(from, end),
    ms: isAttack ? woundsMs(end - from) : shownFor(first, audience),
    changes: TIMES[first.type].changes,
    isOpen: first.type === 'rolled',
  }
}

/** Wounds of one batch fall together, and so do the arrows that an attack sends back. */
function isTogether(first: DiceEvent, next: DiceEvent | undefined): boolean {
  if (!next || next.type !== first.type) return false
  if (first.type === 'lifeLost') return next.type === 'lifeLost' && next.cause === first.cause
  return first.type === 'arrowsReturned' && first.cause === 'attack'
}

/** How a match of dice is told. */
export const pace: Pace<'dice'> = {
  nextBeat,
  watchedFor: (event) => (event ? TIMES[event.type].watched : USUAL),
  evolved: (view, events) => dice.evolved(view, events),
}

/** How long a moment of an example is looked at, with the line that tells it; null is the deal. */
export function readFor(event: DiceEvent | null): number {
  if (event === null) return 500
  return event.type === 'rolled' ? 2400 : 1500
}
