import type { Labels } from './labels'
import { blend, multiply, yaw, type Quat, type Vec3 } from './quaternion'
import { sampleTrack, type Pose } from './track'

/** A throw at speed ×1: dice are lifted out of their slots, thrown, and slid back once they lie. In ms. */
export const TIMING = { lift: 110, look: 40, gather: 190, stagger: 20 } as const

/**
 * Throws are baked on open ground; here they land in the tray, which is shallower: the ground's near edge comes to lie over
 * the row, or a little below it where no other dice lie there, and what lies beyond it is drawn together. Your plate above the
 * tray stays free.
 */
const LANDING = { near: 1.16, depth: 0.45, beside: 0.12, alone: -0.28 } as const

/** Dice that are thrown for the first time come out of the hand below the tray, in edges. */
const HAND: Vec3 = [0.6, -1.7, 1.5]

/** How far down the others move while some are thrown, in edges: to the tray's near edge. */
export const ASIDE = 0.5

/** How high a die hops over the tray's rim on its way back, in edges. */
const HOP = 0.4

/** The part of a throw that concerns one die. */
export interface Flight {
  readonly track: readonly number[]
  readonly throwMs: number
  /** How it lay in its slot before; where the throw leaves it is in the track. */
  readonly from: Quat
  /** It had not been thrown before: what lay in its slot was only a place for it. */
  readonly isFirst: boolean
  /** No other die lies in the tray. */
  readonly isAlone: boolean
  /** Its turn to slide home, counted from the first. */
  readonly place: number
}

/** Everything that the UI thread must know to draw a die at any moment. */
export interface DieMotion {
  readonly labels: Labels
  /** How it lies in its slot, before the slight turn that loose dice keep. */
  readonly rest: Quat
  readonly flight: Flight | null
}

/** Where a die's place in the row is, how far it is turned there, and how far it is raised to be aimed with. */
export interface Slot {
  readonly x: number
  readonly turn: number
  readonly raised: number
  /** How far it has moved down, out of the way of others. */
  readonly aside: number
}

/** How long a throw of `count` dice takes at speed ×1. */
export function throwDuration(throwMs: number, count: number): number {
  'worklet'
  return (
    TIMING.lift + throwMs + TIMING.look + TIMING.gather + TIMING.stagger * Math.max(0, count - 1)
  )
}

function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  'worklet'
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** Where a track has a die, as it is seen over the tray. */
export function landed({ at: [x, y, z], turn }: Pose, isAlone: boolean): Pose {
  'worklet'
  const row = isAlone ? LANDING.alone : LANDING.beside
  return { at: [x, row + (y - LANDING.near) * LANDING.depth, z], turn }
}

/** A die's pose `clock` ms after its throw began. Without a throw, or after it, that is its place in the row. */
export function poseAt(motion: DieMotion, slot: Slot, clock: number): Pose {
  'worklet'
  const home: Vec3 = [slot.x, 0 - slot.aside, 0.5 + slot.raised]
  const { flight } = motion
  const lying = multiply(yaw(slot.turn), motion.rest)
  if (flight === null) return { at: home, turn: lying }
  if (clock < TIMING.lift) {
    const t = clock / TIMING.lift
    const first = landed(sampleTrack(flight.track, 0), flight.isAlone)
    if (flight.isFirst)
      return { at: mix([slot.x * HAND[0], HAND[1], HAND[2]], first.at, t), turn: first.turn }
    const s = t * t * (2 - t)
    return { at: mix([slot.x, 0, 0.5], first.at, s), turn: blend(flight.from, first.turn, s) }
  }
  const since = clock - TIMING.lift - flight.throwMs - TIMING.look - flight.place * TIMING.stagger
  if (since <= 0) return landed(sampleTrack(flight.track, clock - TIMING.lift), flight.isAlone)
  if (since >= TIMING.gather) return { at: home, turn: lying }
  const t = since / TIMING.gather
  const s = t * t * (3 - 2 * t)
  const last = landed(sampleTrack(flight.track, flight.throwMs), flight.isAlone)
  const at = mix(last.at, home, s)
  const hop = HOP * 4 * t * (1 - t)
  return { at: [at[0], at[1], at[2] + hop], turn: blend(last.turn, lying, s) }
}
