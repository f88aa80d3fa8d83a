import type { Face } from '@/games/dice'

/** Die faces by the letters of the rules: `a d 1 2 b g`. */
const BY_LETTER: Readonly<Record<string, Face>> = {
  a: 'arrow',
  d: 'dynamite',
  '1': 'one',
  '2': 'two',
  b: 'beer',
  g: 'gatling',
}

/** Reads faces as a table would say them: `'1 1 g b d'`. */
export function facesOf(letters: string): Face[] {
  return letters.split(' ').map((letter) => {
    const face = BY_LETTER[letter]
    if (!face) throw new Error(`no die shows '${letter}'`)
    return face
  })
}

/** The letters of some faces. */
export function lettersOf(faces: readonly Face[]): string {
  return faces
    .map((face) => Object.keys(BY_LETTER).find((letter) => BY_LETTER[letter] === face))
    .join(' ')
}
