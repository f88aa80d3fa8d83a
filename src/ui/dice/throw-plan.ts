import { faceIds, type FaceId } from '../art'
import { faceIndex } from './die-look'
import { planDie, restingPlan } from './labels'
import { throwDuration, TIMING, type DieMotion } from './motion'
import { multiply, yaw } from './quaternion'
import { chooseThrow, type ThrowBook } from './throw-book'
import { sampleTrack } from './track'

/** One roll as the tray shows it. `id` tells it from the roll before; `seed` chooses the motion, not the result. */
export interface DiceThrow {
  readonly id: string | number
  readonly seed: number
  /** Which of the dice are thrown; the others stay where they are. */
  readonly dice: readonly number[]
}

/** When, in ms of the whole throw, a die strikes something. */
export interface Landing {
  readonly ms: number
  readonly die: number
  readonly strength: number
}

/** Faces and turns of the dice as they lie in the tray. */
export interface Lying {
  readonly faces: readonly number[]
  readonly turns: readonly number[]
  /** Whether they have been thrown this turn. */
  readonly isRolled: readonly boolean[]
}

/** The face that a die shows, as an index; dice that were never rolled show one each, faintly. */
export const shown = (face: FaceId | null, die: number) =>
  face === null ? die % faceIds.length : faceIndex(face)

/** A die that lies in its slot. */
export function resting(face: number): DieMotion {
  const { labels, end } = restingPlan(face)
  return { labels, rest: end, flight: null }
}

/** The dice of a throw matched with baked tracks: left to right as they fall, so that none crosses another on its way home. */
export function planThrow(
  book: ThrowBook,
  thrown: DiceThrow,
  { from, to }: { readonly from: Lying; readonly to: readonly number[] },
) {
  const chosen = chooseThrow(book, thrown.dice.length, thrown.seed)
  if (chosen === null) return null
  const endX = (track: readonly number[]) => sampleTrack(track, chosen.ms).at[0]
  const byEnd = chosen.tracks
    .map((track, rank) => ({ track, rank }))
    .sort((a, b) => endX(a.track) - endX(b.track))
  const flights = [...thrown.dice]
    .sort((a, b) => a - b)
    .flatMap((die, place) => {
      const falling = byEnd[place]
      if (falling === undefined) return []
      const { track, rank } = falling
      const plan = planDie({
        face: to[die] ?? 0,
        from: from.faces[die] ?? 0,
        first: sampleTrack(track, 0).turn,
        last: sampleTrack(track, chosen.ms).turn,
      })
      const lay = multiply(yaw(from.turns[die] ?? 0), plan.start)
      const isFirst = from.isRolled[die] === false
      const isAlone = thrown.dice.length === to.length
      const flight = { track, throwMs: chosen.ms, from: lay, isFirst, isAlone, place }
      return [{ die, rank, motion: { labels: plan.labels, rest: plan.end, flight } }]
    })
  const landings = chosen.impacts.flatMap((hit): Landing[] => {
    const flight = flights.find(({ rank }) => rank === hit.die)
    return flight ? [{ ms: TIMING.lift + hit.ms, die: flight.die, strength: hit.strength }] : []
  })
  return { flights, landings, ms: throwDuration(chosen.ms, flights.length) }
}
