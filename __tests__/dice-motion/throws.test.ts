import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { decodeThrow, sampleTrack, TRACK_FPS, type Throw } from '@/ui/dice/track'

import { penetration, reachDown, tiltDegrees } from '../../scripts/bake-dice/cube'
import { GROUND } from '../../scripts/bake-dice/simulate'

const text = readFileSync('assets/dice/throws.json', 'utf8')
const { throws }: { throws: string[][] } = JSON.parse(text)
const decoded = throws.map((list) => list.map(decodeThrow))

/** Poses at the keyframes and at three moments between each two. */
function* moments({ ms, tracks }: Throw) {
  const count = Math.round((ms / 1000) * TRACK_FPS * 4)
  for (let i = 0; i <= count; i++) yield tracks.map((track) => sampleTrack(track, (ms * i) / count))
}

test('the baked data is small', () => {
  expect(text.length).toBeLessThan(400_000)
  expect(gzipSync(text).length).toBeLessThan(150_000)
})

describe.each([1, 2, 3, 4, 5])('throws of %i dice', (count) => {
  const list = decoded[count - 1] ?? []

  test('there are at least 24, all different', () => {
    expect(list.length).toBeGreaterThanOrEqual(24)
    expect(new Set(throws[count - 1]).size).toBe(list.length)
    for (const { tracks } of list) expect(tracks).toHaveLength(count)
  })

  test('no two dice are in one another by more than 2 % of an edge', () => {
    let worst = 0
    for (const thrown of list)
      for (const poses of moments(thrown))
        poses.forEach((a, i) =>
          poses.slice(i + 1).forEach((b) => (worst = Math.max(worst, penetration(a, b)))),
        )
    expect(worst).toBeLessThanOrEqual(0.02)
  })

  test('no die sinks into the table or leaves the ground', () => {
    const poses = list.flatMap((thrown) => [...moments(thrown)].flat())
    expect(Math.max(...poses.map((pose) => reachDown(pose) - pose.at[2]))).toBeLessThan(0.05)
    expect(Math.max(...poses.map(({ at }) => Math.abs(at[0])))).toBeLessThan(GROUND.halfWidth - 0.4)
    expect(Math.min(...poses.map(({ at }) => at[1]))).toBeGreaterThan(GROUND.near + 0.4)
    expect(Math.max(...poses.map(({ at }) => at[1]))).toBeLessThan(3.3)
  })

  test('every die comes to rest flat, within 1.3 s', () => {
    for (const { ms, tracks } of list) {
      expect(ms).toBeLessThanOrEqual(1300)
      for (const track of tracks) {
        const last = sampleTrack(track, ms)
        expect(tiltDegrees(last)).toBeLessThan(0.5)
        expect(last.at[2]).toBeCloseTo(0.5, 2)
      }
    }
  })

  test('every die is heard to land', () => {
    for (const { ms, impacts } of list) {
      const dice = new Set(impacts.map(({ die }) => die))
      expect(dice.size).toBe(count)
      for (const hit of impacts) {
        expect(hit.ms).toBeLessThanOrEqual(ms)
        expect(hit.strength).toBeGreaterThan(0)
        expect(hit.strength).toBeLessThanOrEqual(1)
      }
    }
  })
})
