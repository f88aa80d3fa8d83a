import { at } from '@/core/list'
import { decisiveFall } from '@/family/story'
import { abilityAt } from '../characters'
import { packOf } from '../rules/setup'
import { awardsOf } from '../story/awards'
import { NO_DRAWS, chanceOfDraw, isGoodDraw, type DrawsByCheck } from '../story/draws'
import type { Fall, Recap } from '../story/recap'
import { emptyTally, type Counts } from '../story/tally'
import type { TrackerEvent } from './events'
import type { TrackerState } from './state'

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
  const draws = drawsBySeat(start, events)
  return {
    turns,
    roles: start.roles,
    life,
    falls,
    tallies,
    draws,
    awards: awardsOf(tallies),
    ending,
  }
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
      if (event.cause !== 'breath') return
      at(tallies, event.seat).drunk += event.amount
      at(tallies, event.seat).saved += 1
      return
    case 'eliminated':
      if (event.by !== null) at(tallies, event.by).kills += 1
      return
    default:
      return
  }
}

/** How the draw!s that were entered came out, beside a full deck's odds. */
function drawsBySeat(start: TrackerState, events: readonly TrackerEvent[]): DrawsByCheck[] {
  const pack = packOf(start.options)
  return start.life.map((_, seat) => {
    const { modifyTurned } = abilityAt(start.characters, seat)
    const drawsFor = (check: 'dynamite' | 'jail') => {
      const read = events.flatMap((event) =>
        event.type === 'drawRead' && event.seat === seat && event.for === check ? [event] : [],
      )
      const came = read.filter(({ isMet }) => isGoodDraw(check, isMet)).length
      const expected = read.length * chanceOfDraw(check, pack, modifyTurned)
      return { drawn: read.length, came, expected }
    }
    // Nobody tells the phone of a Barrel.
    return { barrel: NO_DRAWS, jail: drawsFor('jail'), dynamite: drawsFor('dynamite') }
  })
}
