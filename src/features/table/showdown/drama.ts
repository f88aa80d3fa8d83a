import type { Beat, Pace, Story } from '@/boards'
import type { Seat } from '@/core/game'
import type { EventOf, GameId } from '@/games'

/** A blow in slow motion, and the fall after it, in ms at ×1. */
const SLOW = 1900
const FALL = 2200

/** What a match is told with, and whose eyes are on it. */
interface Teller<G extends GameId> {
  readonly pace: Pace<G>
  readonly story: Pick<Story<G>, 'fallenBy' | 'isBlow' | 'endsMatch'>
  readonly own: Seat | null
}

/** A game's pace with an eye for the great moments: the blow that ends it all, or the owner, is told in slow motion. */
export function dramaticPace<G extends GameId>(teller: Teller<G>): Pace<G> {
  const { pace } = teller
  return {
    ...pace,
    nextBeat: (log, from, audience) => {
      const beat = pace.nextBeat(log, from, audience)
      return beat && dramatic(beat, { ...teller, log, from })
    },
  }
}

interface Told<G extends GameId> extends Teller<G> {
  readonly log: readonly EventOf<G>[]
  readonly from: number
}

function dramatic<G extends GameId>(beat: Beat<G>, told: Told<G>): Beat<G> {
  const { story, log, from } = told
  const end = from + beat.events.length
  const moment = momentAfter(told)
  if (moment === null) return beat
  const blow = log.findLastIndex((event, i) => i < moment && story.isBlow(event))
  // What comes after the last blow and fells somebody is what it did.
  if (from > blow && beat.events.some((event) => story.fallenBy(event) !== null))
    return { ...beat, ms: Math.max(beat.ms, FALL) }
  // What takes so long anyway is a scene of its own.
  if (blow < from || blow >= end || beat.ms >= SLOW) return beat
  const fells = log.slice(blow, moment + 1).flatMap((event) => story.fallenBy(event) ?? [])
  return { ...beat, ms: SLOW, changes: 'last', fells }
}

/** Where the next great moment lies in the log: the end of the match, or the fall of the owner if that comes first. */
function momentAfter<G extends GameId>({ story, own, log, from }: Told<G>): number | null {
  for (let i = from; i < log.length; i++) {
    const event = log[i]
    if (!event) continue
    if (story.endsMatch(event) || (own !== null && story.fallenBy(event) === own)) return i
  }
  return null
}
