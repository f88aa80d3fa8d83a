import type { DiceEvent } from '@/games/dice'

/** A piece of the story that is shown at once: one event, or several that happen together. */
export interface Beat {
  readonly events: readonly DiceEvent[]
  /** How long it is shown at speed ×1, in ms. */
  readonly ms: number
  /** The table changes as the beat begins (dice that land, wounds), or once it has been shown (an arrow that arrives). */
  readonly changes: 'first' | 'last'
}

/** Who is at the table, as far as the pace is concerned. */
export interface Audience {
  readonly isBot: (seat: number) => boolean
}

/** The next beat of a log. */
export function nextBeat(log: readonly DiceEvent[], from: number, audience: Audience): Beat | null {
  const first = log[from]
  if (!first) return null
  let end = from + 1
  while (isTogether(first, log[end])) end++
  return { events: log.slice(from, end), ...pace(first, audience) }
}

/** Wounds of one batch fall together, and so do the arrows that an attack sends back. */
function isTogether(first: DiceEvent, next: DiceEvent | undefined): boolean {
  if (!next || next.type !== first.type) return false
  if (first.type === 'lifeLost') return next.type === 'lifeLost' && next.cause === first.cause
  return first.type === 'arrowsReturned' && first.cause === 'attack'
}

type Pace = Pick<Beat, 'ms' | 'changes'>

const first = (ms: number): Pace => ({ ms, changes: 'first' })
const last = (ms: number): Pace => ({ ms, changes: 'last' })

/** A throw takes as long as its dice need; this is only for a tray that never says so. */
export const LONGEST_THROW = 6000

function pace(event: DiceEvent, { isBot }: Audience): Pace {
  switch (event.type) {
    case 'turnStarted':
      return first(isBot(event.seat) ? 420 : 180)
    case 'rolled':
      return first(LONGEST_THROW)
    case 'arrowTaken':
      return last(420)
    case 'attackBegan':
      return last(1600)
    case 'arrowsReturned':
      return first(event.cause === 'eliminated' ? 0 : 420)
    case 'rollingEnded':
      return first(isBot(event.seat) ? 520 : 0)
    case 'dynamiteExploded':
      return last(700)
    case 'aimed':
      return first(isBot(event.seat) ? 420 : 0)
    case 'shotsFired':
      return first(180)
    case 'gatlingFired':
      return last(900)
    case 'declined':
      return first(260)
    case 'lifeLost':
      return first(640)
    case 'lifeGained':
      return last(600)
    case 'eliminated':
      return first(1200)
    case 'lastManStandingBegan':
      return first(900)
    case 'gameEnded':
      return last(900)
    case 'decisionOpened':
      return last(isBot(event.decision.seat) ? thinking(event) : 0)
  }
}

/** A bot's pause before it answers, so that people can follow. */
function thinking({ decision }: Extract<DiceEvent, { type: 'decisionOpened' }>): number {
  return decision.kind === 'roll' ? 480 : 160
}
