import { readFileSync } from 'node:fs'

import { planDie, restingPlan, upSide, type DiePlan } from '@/ui/dice/labels'
import { ASIDE, landed, poseAt, throwDuration, TIMING, type DieMotion } from '@/ui/dice/motion'
import { faceView, placeOnScreen, sideAxes } from '@/ui/dice/projection'
import { IDENTITY, likeness, type Quat } from '@/ui/dice/quaternion'
import { decodeThrow, sampleTrack } from '@/ui/dice/track'
import { layoutTable } from '@/ui/table/seat-layout'

const { throws }: { throws: string[][] } = JSON.parse(
  readFileSync('assets/dice/throws.json', 'utf8'),
)
const tracks = throws.flat().flatMap((text) => {
  const { ms, tracks: list } = decodeThrow(text)
  return list.map((track) => ({
    track,
    ms,
    first: sampleTrack(track, 0).turn,
    last: sampleTrack(track, ms).turn,
  }))
})
const faces = [0, 1, 2, 3, 4, 5]

const upFace = ({ labels }: DiePlan, turn: Quat) => labels.side.indexOf(upSide(turn))
const uprightness = ({ labels }: DiePlan, face: number, turn: Quat) =>
  sideAxes(turn, labels.side[face] ?? 0, labels.quarter[face] ?? 0)[2][1]

test('on every shipped track, every result lands up and upright, and every die has six different faces', () => {
  tracks.forEach(({ first, last }, i) => {
    for (const face of faces) {
      const plan = planDie({ face, from: (face + i) % 6, first, last })
      expect([...plan.labels.side].sort()).toEqual(faces)
      expect(upFace(plan, last)).toBe(face)
      expect(upFace(plan, plan.end)).toBe(face)
      expect(uprightness(plan, face, plan.end)).toBeCloseTo(1, 6)
    }
  })
})

test('the die starts with the face that it showed before', () => {
  tracks.forEach(({ first, last }, i) => {
    const from = i % 6
    const plan = planDie({ face: (i * 5) % 6, from, first, last })
    expect(upFace(plan, plan.start)).toBe(from)
    expect(uprightness(plan, from, plan.start)).toBeCloseTo(1, 6)
  })
})

test('a die that is not thrown shows its face', () => {
  for (const face of faces) {
    const plan = restingPlan(face)
    expect(upFace(plan, plan.end)).toBe(face)
    expect(
      faceView(plan.end, plan.labels.side[face] ?? 0, plan.labels.quarter[face] ?? 0).visible,
    ).toBe(true)
  }
})

describe('the way of a thrown die', () => {
  const [flown] = tracks
  if (!flown) throw new Error('no tracks')
  const plan = planDie({ face: 2, from: 4, first: flown.first, last: flown.last })
  const flight = {
    track: flown.track,
    throwMs: flown.ms,
    from: plan.start,
    isFirst: false,
    isAlone: false,
    place: 2,
  }
  const motion: DieMotion = { labels: plan.labels, rest: plan.end, flight }
  const slot = { x: 1.2, turn: 0.1, raised: 0, aside: 0 }
  const total = throwDuration(flown.ms, 3)

  test('begins in its slot and ends there', () => {
    const start = poseAt(motion, slot, 0)
    expect(start.at).toEqual([1.2, 0, 0.5])
    expect(likeness(start.turn, plan.start)).toBeCloseTo(1, 6)
    const end = poseAt(motion, slot, total + 1)
    expect(end).toEqual(poseAt({ ...motion, flight: null }, slot, 0))
    expect(end.at).toEqual([1.2, 0, 0.5])
  })

  test('has no jump in it', () => {
    for (let ms = 0; ms < total; ms += 4) {
      const [a, b] = [poseAt(motion, slot, ms), poseAt(motion, slot, ms + 4)]
      expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2])).toBeLessThan(0.3)
      expect(likeness(a.turn, b.turn)).toBeGreaterThan(0.97)
    }
  })

  test('is the baked track in the middle', () => {
    expect(poseAt(motion, slot, TIMING.lift + 200)).toEqual(
      landed(sampleTrack(flown.track, 200), false),
    )
  })

  test('waits its turn before it slides home', () => {
    const waiting = TIMING.lift + flown.ms + TIMING.look + TIMING.stagger
    expect(poseAt(motion, slot, waiting)).toEqual(landed(sampleTrack(flown.track, flown.ms), false))
  })

  test('leaves other dice alone, which make room at the near edge', () => {
    const held: DieMotion = { labels: plan.labels, rest: IDENTITY, flight: null }
    expect(poseAt(held, slot, 300)).toEqual(poseAt(held, slot, 0))
    expect(poseAt(held, { ...slot, aside: ASIDE }, 300).at).toEqual([1.2, -ASIDE, 0.5])
  })

  test('thrown for the first time, it comes out of the hand: no placeholder lights up in its slot', () => {
    const first: DieMotion = { ...motion, flight: { ...flight, isFirst: true } }
    const start = poseAt(first, slot, 0)
    expect(start.at[1]).toBeLessThan(-1)
    const thrown = poseAt(motion, slot, TIMING.lift).turn
    expect(likeness(start.turn, thrown)).toBeCloseTo(1, 6)
  })

  /** The own plate begins so far above the middle of the row, in edges: 51 px with dice of 60. */
  const PLATE = 0.9

  test('thrown dice do not cover your plate once they lie', () => {
    for (const { track, ms } of tracks) {
      const [, beside] = landed(sampleTrack(track, ms), false).at
      const [, alone] = landed(sampleTrack(track, ms), true).at
      expect(beside - 0.5).toBeLessThan(PLATE - 0.2)
      expect(alone).toBeLessThan(PLATE)
    }
  })
})

test('in the second half of a throw, five dice reach only the edge of your plate, fewer only its lower half', () => {
  const { own, tray, die } = layoutTable({ width: 390, height: 844, seats: 5 })
  const edge = die * 0.95
  const row = tray.y + 13 + die / 2
  throws.forEach((list, i) => {
    const isAlone = i === throws.length - 1
    const free = own.y + own.height * (isAlone ? 0.75 : 0.5)
    for (const text of list) {
      const { ms, tracks: thrown } = decodeThrow(text)
      for (const track of thrown)
        for (let at = ms / 2; at <= ms; at += 16) {
          const { y, scale } = placeOnScreen(landed(sampleTrack(track, at), isAlone).at)
          expect(row + (y - scale / 2) * edge).toBeGreaterThan(free)
        }
    }
  })
})
