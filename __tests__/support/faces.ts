import type { Face } from '@/games/dice'
import { FACE_OF_LETTER } from '@/games/dice/notation/letters'

export { facesOf } from '@/games/dice/notation/letters'

/** The letters of some faces. */
export function lettersOf(faces: readonly Face[]): string {
  return faces
    .map((face) => Object.keys(FACE_OF_LETTER).find((letter) => FACE_OF_LETTER[letter] === face))
    .join(' ')
}
