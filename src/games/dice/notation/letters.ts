import type { Face } from '../rules/state'

/** Die faces by the letters of the rules. */
export const FACE_OF_LETTER: Readonly<Record<string, Face>> = {
  a: 'arrow',
  d: 'dynamite',
  '1': 'one',
  '2': 'two',
  b: 'beer',
  g: 'gatling',
}

/** Reads faces as they are written down: `11gbd`, or with blanks between. */
export function facesOf(letters: string): Face[] {
  return [...letters.replaceAll(' ', '')].map((letter) => {
    const face = FACE_OF_LETTER[letter]
    if (!face) throw new Error(`no die shows '${letter}'`)
    return face
  })
}
