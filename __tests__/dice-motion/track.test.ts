import { fromAxisAngle, IDENTITY, yaw } from '@/ui/dice/quaternion'
import { chooseThrow, looseTurn, mirrored } from '@/ui/dice/throw-book'
import {
  blendPose,
  decodeThrow,
  encodeThrow,
  readNumbers,
  sampleTrack,
  writeNumbers,
} from '@/ui/dice/track'

const still = [0, 0, 0, 1]
const keys = [
  [-2, 1, 2.5, ...still, -1.5, 1.25, 1.5, ...still, -1, 1.5, 0.5, ...still],
  [2, 1, 1, 0, 0, 0.6, 0.8, 1.5, 1.25, 0.75, 0, 0, 0.8, 0.6, 1, 1.5, 0.5, 0, 0, 1, 0],
]
const text = encodeThrow(3, keys, [{ die: 1, ms: 35, strength: 0.5 }])

test('numbers survive as text, and the text survives JSON without an escape', () => {
  const numbers = [0, 12, -12, 44, -44, 45, -45, 768, -4000, 92, -92]
  const written = writeNumbers(numbers)
  expect(readNumbers(written)).toEqual(numbers)
  expect(JSON.stringify(written)).toBe(`"${written}"`)
  expect(() => writeNumbers([5000])).toThrow(RangeError)
})

test('a throw survives the baking', () => {
  const { ms, tracks, impacts } = decodeThrow(text)
  expect(ms).toBeCloseTo(66.67, 1)
  expect(impacts).toEqual([{ die: 1, ms: 35, strength: 0.5 }])
  tracks.forEach((track, die) =>
    track.forEach((value, i) => expect(value).toBeCloseTo(keys[die]?.[i] ?? NaN, 2)),
  )
})

test('between keyframes a die is half way', () => {
  const { tracks } = decodeThrow(text)
  const { at, turn } = sampleTrack(tracks[0] ?? [], 1000 / 60)
  expect(at[0]).toBeCloseTo(-1.75, 2)
  expect(at[2]).toBeCloseTo(2, 2)
  expect(turn).toEqual(IDENTITY)
})

test('before its start and after its end a die stands still', () => {
  const track = decodeThrow(text).tracks[0] ?? []
  expect(sampleTrack(track, -50)).toEqual(sampleTrack(track, 0))
  expect(sampleTrack(track, 5000).at[0]).toBeCloseTo(-1, 2)
})

test('turns are blended the short way round', () => {
  const to = fromAxisAngle([0, 0, 1], 0.4)
  const far: typeof to = [-to[0], -to[1], -to[2], -to[3]]
  const { turn } = blendPose({ at: [0, 0, 0], turn: IDENTITY }, { at: [0, 0, 0], turn: far }, 0.5)
  yaw(0.2).forEach((part, i) => expect(Math.abs(turn[i] ?? NaN)).toBeCloseTo(Math.abs(part), 6))
})

test('a mirrored throw is mirrored twice into itself', () => {
  const thrown = decodeThrow(text)
  expect(mirrored(thrown).tracks[0]?.[0]).toBeCloseTo(2, 2)
  const twice = mirrored(mirrored(thrown)).tracks.flat()
  thrown.tracks.flat().forEach((value, i) => expect(twice[i]).toBeCloseTo(value, 9))
})

test('a seed chooses one throw, and seeds choose them all', () => {
  const book = [Array.from({ length: 24 }, (_, i) => encodeThrow(1, [[i / 8, 0, 0, ...still]], []))]
  expect(chooseThrow(book, 1, 42)).toEqual(chooseThrow(book, 1, 42))
  expect(chooseThrow(book, 3, 42)).toBeNull()
  const seen = new Set(
    Array.from({ length: 600 }, (_, s) => chooseThrow(book, 1, s)?.tracks[0]?.[0]),
  )
  expect(seen.size).toBeGreaterThanOrEqual(46)
})

test('loose dice lie a little askew, never much', () => {
  for (let face = 0; face < 6; face++)
    for (let die = 0; die < 5; die++) {
      const turn = Math.abs(looseTurn(face, die))
      expect(turn).toBeGreaterThan(0.04)
      expect(turn).toBeLessThan(0.13)
    }
})
