import type { DiceEvent } from '@/games/dice'
import { lettersOf } from './faces'

const cause = ({ cause, by }: { cause: string; by: number | null }): string =>
  by === null ? `(${cause})` : `(${cause} by ${by})`

/**
 * One line for each event, with every field it has, so that the order and the content of what happened can be
 * compared by reading.
 */
export function lineOf(event: DiceEvent): string {
  switch (event.type) {
    case 'turnStarted':
      return `turn of ${event.seat}, round ${event.round}`
    case 'rolled':
      return `${event.seat} rolls #${event.roll} dice ${event.dice.join('')}: ${lettersOf(event.faces)} -> ${lettersOf(event.result)}`
    case 'arrowTaken':
      return `${event.seat} takes an arrow ${cause(event)}, pile ${event.pile}`
    case 'attackBegan':
      return `attack by the arrow of ${event.seat}: ${event.arrows.join(' ')}`
    case 'arrowsReturned':
      return `${event.seat} returns ${event.count} ${cause(event)}`
    case 'rollingEnded':
      return `${event.seat} ends with ${lettersOf(event.result)}${event.bust ? ', bust' : ''}`
    case 'dynamiteExploded':
      return `${event.seat} explodes`
    case 'aimed':
      return `${event.seat} aims die ${event.die} (${lettersOf([event.face])}) at ${event.target}, ${event.places} away${event.beer === null ? '' : `, spending beer ${event.beer}`}`
    case 'shotsFired':
      return `${event.seat} fires ${event.hits.join(' ')}`
    case 'gatlingFired':
      return `${event.seat} fires the gatling with ${event.faces}`
    case 'declined':
      return `${event.seat} declines to ${event.kind}`
    case 'lifeLost':
      return `${event.seat} loses ${event.amount} ${cause(event)}, ${event.life} left`
    case 'lifeGained':
      return `${event.seat} gains ${event.amount} ${cause(event)}${event.die === null ? '' : ` from die ${event.die}`}, now ${event.life}`
    case 'eliminated':
      return `${event.seat} falls ${cause(event)}: ${event.role}, ${event.character ?? 'nobody special'}`
    case 'lastManStandingBegan':
      return `last man standing: ${event.seats.join(' ')}`
    case 'gameEnded':
      return `${event.winner.side} wins: ${event.winner.seats.join(' ')}`.trim()
    case 'decisionOpened':
      return `${event.decision.seat} is asked to ${event.decision.kind}`
  }
}

/** What happened, without the questions in between. */
export const storyOf = (events: readonly DiceEvent[]): string[] =>
  events.filter(({ type }) => type !== 'decisionOpened').map(lineOf)
