/** Letters of the buttons' face by how wide they are, in their size. */
const NARROW = /[iljtfr!.,:;'’ ]/
const WIDE = /[mwMW]/
const CAPITAL = /[A-ZÀ-Ž0-9]/

const letterWidth = (letter: string): number =>
  NARROW.test(letter) ? 0.42 : WIDE.test(letter) ? 0.96 : CAPITAL.test(letter) ? 0.76 : 0.64

const widthOf = (words: string): number =>
  [...words].reduce((width, letter) => width + letterWidth(letter), 0)

/** Words in smaller letters are broken into lines before they become smaller than this. */
const READABLE = 15
const SMALLEST = 12

/** The size at which a button's words fit into its room: in one line if they stay readable, else broken between words. */
export function fittedSize(words: string, room: number, most: number): number {
  const one = room / widthOf(words)
  if (one >= READABLE) return Math.min(most, one)
  const widest = Math.max(...words.split(' ').map(widthOf))
  return Math.max(SMALLEST, Math.min(most, room / widest))
}

/** Plain letters are narrower. */
const PLAIN = 0.86

/** Does a line of plain letters fit? */
export const fitsInLine = (words: string, room: number, size: number): boolean =>
  widthOf(words) * PLAIN * size <= room
