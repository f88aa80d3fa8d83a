import { at } from '@/core/list'
import { decisiveFall } from '@/family/story'
import { awardsOf } from '../story/awards'
import type { Fall, Recap } from '../story/recap'
import { emptyTally, type Tally } from '../story/tally'
import type { TrackerEvent } from './events'
import type { TrackerState } from './state'

type Counts = { -readonly [K in keyof Tally]: number }

/** A real table looked back on. Cards that were played are nobody's business here: the phone has seen none. */
export function retell(start: TrackerState, events: readonly TrackerEvent[]): Recap {
  const tallies = start.life.map(emptyTally)
  const falls: Fall[] = []
  let { winner } = start
  let turns = 1
  at(tallies, start.turn).turns = 1
  for (const event of events) {
    count(tallies, event)
    if (event.type === 'turnStarted') turns += 1
    if (event.type === 'eliminated') {
      const { seat, role, by, cause } = event
      falls.push({ seat, role, by, cause, turn: turns })
    }
    if (event.type === 'gameEnded') ({ winner } = event)
    if (event.type === 'playedOn') winner = null
  }
  const ending = winner && { winner, turn: turns, fall: decisiveFall(winner.side, falls) }
  const life = start.life.map((points) => [points])
  return { turns, roles: start.roles, life, falls, tallies, awards: awardsOf(tallies), ending }
}

/** Adds one event to the tallies, in place. */
function count(tallies: readonly Counts[], event: TrackerEvent): void {
  switch (event.type) {
    case 'turnStarted':
      at(tallies, event.seat).turns += 1
      return
    case 'lifeLost': {
      const { seat, amount, by, cause } = event
      at(tallies, seat).lost += amount
      if (by !== null) at(tallies, by).dealt += amount
      if (cause !== 'dynamite') return
      at(tallies, seat).dynamites += 1
      at(tallies, seat).lostToFate += amount
      return
    }
    case 'lifeGained':
      at(tallies, event.seat).gained += event.amount
      if (event.cause === 'breath') at(tallies, event.seat).drunk += event.amount
      return
    case 'eliminated':
      if (event.by !== null) at(tallies, event.by).kills += 1
      return
    default:
      return
  }
}
