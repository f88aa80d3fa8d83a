import { BUST } from '../../rules/dice'
import { at } from '@/core/list'
import { DICE, FACES, type Face } from '../../rules/state'

/** The dice of a hand regardless of their order: how many show each face, in the order of `FACES`. */
export type Counts = readonly number[]

const ARROW = FACES.indexOf('arrow')
const DYNAMITE = FACES.indexOf('dynamite')

/** Every handful of none to five dice: the 252 of five first, then those of four, … the empty one last. */
const handfuls: readonly Counts[] = [5, 4, 3, 2, 1, 0].flatMap((size) => handfulsOf(size, 0))

function handfulsOf(size: number, face: number): number[][] {
  if (face === FACES.length - 1) return [[size]]
  return Array.from({ length: size + 1 }, (_, count) => count).flatMap((count) =>
    handfulsOf(size - count, face + 1).map((rest) => [count, ...rest]),
  )
}

const keyOf = (counts: Counts): number => counts.reduce((key, count) => key * 6 + count, 0)
const indexByKey = new Map(handfuls.map((counts, index) => [keyOf(counts), index]))

export const HANDFULS = handfuls.length
export const FULL_HANDFULS = handfuls.filter((counts) => sizeOf(counts) === DICE).length

function sizeOf(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

export const countsOf = (handful: number): Counts => at(handfuls, handful)

export function handfulOf(counts: Counts): number {
  const index = indexByKey.get(keyOf(counts))
  if (index === undefined) throw new RangeError(`no handful ${counts.join()}`)
  return index
}

/** The handful that some of the dice on the table make. */
export function handfulOfFaces(faces: readonly Face[]): number {
  return handfulOf(FACES.map((face) => faces.filter((shown) => shown === face).length))
}

/** With one more die: six neighbours of each handful of fewer than five, flat. */
export const WITH_ONE_MORE = Int16Array.from(
  handfuls.flatMap((counts) =>
    FACES.map((_, face) =>
      sizeOf(counts) === DICE
        ? -1
        : handfulOf(counts.map((count, other) => (other === face ? count + 1 : count))),
    ),
  ),
)
export const ARROW_FACE = ARROW

/** What may be kept of each full handful, all five apart: flat, with where each begins. */
export interface Keeps {
  readonly begin: Int32Array
  readonly kept: Int16Array
}

function keepsOf(isLocked: boolean): Keeps {
  const begin = [0]
  const kept: number[] = []
  for (const counts of handfuls.slice(0, FULL_HANDFULS)) {
    for (const some of partsOf(counts, 0, isLocked))
      if (sizeOf(some) < DICE) kept.push(handfulOf(some))
    begin.push(kept.length)
  }
  return { begin: Int32Array.from(begin), kept: Int16Array.from(kept) }
}

/** Everything that can be taken out of a handful; locked dynamite stays in it. */
function partsOf(counts: Counts, face: number, isLocked: boolean): number[][] {
  if (face === counts.length) return [[]]
  const rests = partsOf(counts, face + 1, isLocked)
  const most = at(counts, face)
  const least = isLocked && face === DYNAMITE ? most : 0
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((count) =>
    rests.map((rest) => [count, ...rest]),
  )
}

const keeps = new Map<boolean, Keeps>()

/** The keeps with dynamite locked, or for whom it is not. Made once, when they are first wanted. */
export function keepsWhere(isLocked: boolean): Keeps {
  const known = keeps.get(isLocked)
  if (known) return known
  const made = keepsOf(isLocked)
  keeps.set(isLocked, made)
  return made
}

export const isBustHandful = (handful: number): boolean => at(countsOf(handful), DYNAMITE) >= BUST
