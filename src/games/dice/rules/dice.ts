import { DICE, type Face } from './state'

export const ALL_DICE: readonly number[] = [0, 1, 2, 3, 4]

/** So many dynamites end the rolling (rules §5). */
export const BUST = 3
/** So many gatlings fire (rules §5); a character may need fewer. */
export const GATLINGS = 3

/** How many of the dice show a face. */
export function countFace(dice: readonly Face[] | null, face: Face): number {
  let count = 0
  if (dice) for (let die = 0; die < dice.length; die++) if (dice[die] === face) count++
  return count
}

/** The next die from `from` on that shows one of the faces; −1 if there is none. */
export function nextDie(
  dice: readonly Face[] | null,
  from: number,
  shows: (face: Face) => boolean,
): number {
  if (!dice) return -1
  for (let die = from; die < DICE; die++) {
    const face = dice[die]
    if (face && shows(face)) return die
  }
  return -1
}

export const isBullsEye = (face: Face): boolean => face === 'one' || face === 'two'
export const isBeer = (face: Face): boolean => face === 'beer'
