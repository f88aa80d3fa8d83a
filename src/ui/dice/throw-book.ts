import { SEEDS } from '@/core/rng'
import { importThrows } from './throws-data'
import { decodeThrow, type Throw } from './track'

/** The baked throws as text, by the number of dice less one. */
export type ThrowBook = readonly (readonly string[])[]

let book: Promise<ThrowBook> | undefined

/** Loads the baked throws, once. Without them (a chunk that did not arrive) dice are exchanged, not thrown. */
export function loadThrows(): Promise<ThrowBook> {
  book ??= importThrows().catch(() => {
    book = undefined
    return []
  })
  return book
}

/** Spreads a seed over 32 bits, so that neighbouring seeds choose unlike throws. */
function scatter(seed: number): number {
  let h = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b)
  return (h ^ (h >>> 16)) >>> 0
}

/** The throw seen in a mirror that stands across the table: as physical, and twice the variety. */
export function mirrored({ ms, impacts, tracks }: Throw): Throw {
  const sign = [-1, 1, 1, 1, -1, -1, 1]
  const flip = (track: readonly number[]) => track.map((v, i) => v * (sign[i % 7] ?? 1))
  return { ms, impacts, tracks: tracks.map(flip) }
}

/** The throw that a seed stands for: the same one on every platform. Null if nothing is baked for this number of dice. */
export function chooseThrow(throws: ThrowBook, count: number, seed: number): Throw | null {
  const texts = throws[count - 1] ?? []
  const hash = scatter(seed)
  const text = texts[(hash >>> 1) % Math.max(1, texts.length)]
  if (text === undefined) return null
  const chosen = decodeThrow(text)
  return hash % 2 === 0 ? chosen : mirrored(chosen)
}

/**
 * A small turn, in radians, with which a loose die comes to lie in its slot. It follows from what the die shows, so a die
 * that is not thrown does not stir.
 */
export function looseTurn(face: number, die: number): number {
  const part = scatter(face * 5 + die + 1) / SEEDS
  const size = 0.045 + 0.08 * ((part * 7) % 1)
  return part < 0.5 ? -size : size
}
