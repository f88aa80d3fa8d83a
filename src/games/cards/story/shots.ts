import type { CardsEvent } from '../rules/events'

interface ShotCounts {
  aimed: number
  dodged: number
}

/**
 * Counts the shots at each seat and those that missed. A shot can ask more than once, after a Barrel that did not help or
 * where it needs two answers; whoever takes it says so.
 */
export function shotCounter(tallies: readonly ShotCounts[]): (event: CardsEvent) => void {
  let waiting: string | null = null
  return (event) => {
    if (event.type === 'cardPlayed') waiting = null
    if (event.type === 'decisionOpened' && event.decision.kind === 'defend') {
      const { seat, card } = event.decision
      const shot = `${seat} ${card}`
      const tally = tallies[seat]
      if (shot === waiting || !tally) return
      waiting = shot
      tally.aimed += 1
      // Until its target takes it.
      tally.dodged += 1
    }
    if (event.type === 'passed' && event.kind === 'defend') {
      const tally = tallies[event.seat]
      if (tally) tally.dodged -= 1
    }
  }
}
