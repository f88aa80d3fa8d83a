import { startOf, stepsOf } from '@/core/match'
import { decisiveFall, type FamilyEnding, type FamilyFall, type FamilyRecap } from '@/family/story'
import type { KindId } from '../cards/ids'
import { cards, type CardsEvent, type CardsRecord, type CardsState } from '..'
import { packOf } from '../rules/setup'
import { awardsOf, type Award } from './awards'
import { drawsBySeat, type DrawsByCheck } from './draws'
import { shotCounter } from './shots'
import { count, emptyTally, type Tally } from './tally'

/** How and when somebody left the game. */
export interface Fall extends FamilyFall {
  /** A real table does not say which card it was. */
  readonly cause: KindId | 'hit' | 'hand'
}

/** A match looked back on: what the result, the statistics and a shared picture tell of it. */
export interface Recap extends FamilyRecap {
  readonly falls: readonly Fall[]
  readonly tallies: readonly Tally[]
  /** By seat. */
  readonly draws: readonly DrawsByCheck[]
  readonly awards: readonly Award[]
  readonly ending: FamilyEnding<Fall> | null
}

/** Looks back on a record. */
export function recapOf(record: CardsRecord): Recap {
  const events = [...stepsOf(cards, record)].flatMap((step) => step.events)
  return retell(startOf(cards, record), events)
}

/** The same from a table as it stood before its first action, and everything that happened since. */
function retell(start: CardsState, events: readonly CardsEvent[]): Recap {
  const now = start.life.slice()
  const life = now.map((points) => [points])
  const roles = start.roles.slice()
  const tallies = now.map(emptyTally)
  const countShot = shotCounter(tallies)
  const falls: Fall[] = []
  let { winner } = start
  let turns = winner ? 0 : 1
  const closeTurn = (): void => life.forEach((line, seat) => line.push(Math.max(0, now[seat] ?? 0)))
  const first = tallies[start.turn]
  if (first && !winner) first.turns = 1

  for (const event of events) {
    if (event.type === 'turnStarted') {
      closeTurn()
      turns += 1
    }
    count(tallies, event)
    countShot(event)
    if (event.type === 'lifeLost' || event.type === 'lifeGained') now[event.seat] = event.life
    if (event.type === 'eliminated') falls.push(fallOf(event, turns))
    if (event.type === 'gameEnded') winner = event.winner
  }
  if (turns > 0) closeTurn()

  const ending = winner && { winner, turn: turns, fall: decisiveFall(winner.side, falls) }
  const draws = drawsBySeat(now.length, events, packOf(start.options))
  return { turns, roles, life, falls, tallies, draws, awards: awardsOf(tallies), ending }
}

const fallOf = (
  { seat, role, cause, by }: Extract<CardsEvent, { type: 'eliminated' }>,
  turn: number,
): Fall => ({ seat, role, turn, cause, by })
