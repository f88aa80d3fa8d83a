import { startOf } from '@/core/match'
import type { FamilyRecap } from '@/family/story'
import { FACES, type Face } from '../rules/state'
import { eventsOf } from '../record'
import { dice, type DiceEvent, type DiceRecord, type DiceState } from '..'
import { awardsOf, type Award } from './awards'
import { endingOf, type Ending } from './ending'
import { FallWatch, type Fall } from './falls'
import { count, emptyTally, type Tally } from './tally'

/** A match looked back on: what the result, the statistics and a shared picture tell of it. */
export interface Recap extends FamilyRecap {
  readonly falls: readonly Fall[]
  readonly tallies: readonly Tally[]
  /** By seat: how often each face came up on the dice it rolled, in the order of `FACES`. */
  readonly faces: readonly (readonly number[])[]
  readonly awards: readonly Award[]
  readonly ending: Ending | null
}

/** Looks back on a record. */
export function recapOf(record: DiceRecord): Recap {
  return retell(startOf(dice, record), eventsOf(record))
}

/** The same from a table as it stood before its first action, and everything that happened since. */
export function retell(start: DiceState, events: readonly DiceEvent[]): Recap {
  const now = start.life.slice()
  const life = now.map((points) => [points])
  const roles = start.roles.slice()
  const tallies = now.map(emptyTally)
  const faces = now.map(() => FACES.map(() => 0))
  const watch = new FallWatch()
  let winner = start.winner
  let turns = winner ? 0 : 1
  const closeTurn = (): void => life.forEach((line, seat) => line.push(now[seat] ?? 0))
  const first = tallies[start.turn]
  if (first && !winner) first.turns = 1

  for (const event of events) {
    if (event.type === 'turnStarted') {
      closeTurn()
      turns += 1
    }
    count(tallies, event)
    if (event.type === 'rolled') countFaces(faces[event.seat], event.faces)
    watch.watch(event, turns)
    if (event.type === 'lifeLost' || event.type === 'lifeGained') now[event.seat] = event.life
    if (event.type === 'eliminated') roles[event.seat] = event.role
    if (event.type === 'gameEnded') winner = event.winner
  }
  if (turns > 0) closeTurn()

  const { falls } = watch
  const ending = winner && endingOf({ winner, turns, roles, falls })
  return { turns, roles, life, falls, tallies, faces, awards: awardsOf(tallies), ending }
}

function countFaces(counts: number[] | undefined, rolled: readonly Face[]): void {
  for (const face of rolled) {
    const place = FACES.indexOf(face)
    if (counts) counts[place] = (counts[place] ?? 0) + 1
  }
}
