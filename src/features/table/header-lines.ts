/** The newest sentence, over one line or two, and the one before it where there is room. */
export interface HeaderLines {
  readonly newest: string
  readonly isLong: boolean
  readonly before: string | null
}

/** How wide a letter of the header is on average, in px: on the safe side of what the fonts have. */
const LETTER = 7.6
const SMALL_LETTER = 6.9

/** The last sentences of the story, fitted into a header so wide: a sentence is whole, or ends after a whole word. */
export function headerLines(
  [newest = '', before]: readonly string[],
  width: number,
  scale: number,
): HeaderLines {
  const room = Math.floor(width / (LETTER * scale))
  const isLong = newest.length > room
  const hasRoom = !isLong && before !== undefined && before.length <= width / (SMALL_LETTER * scale)
  return {
    newest: shortened(newest, 2 * room - SLACK),
    isLong,
    before: hasRoom ? before : null,
  }
}

/** A line that breaks between words is seldom full. */
const SLACK = 4

/** As many whole words as there is room for. */
export function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text
  const end = text.lastIndexOf(' ', letters - 1)
  return end < 0 ? text : `${text.slice(0, end).replace(/[,;:]$/, '')} …`
}
