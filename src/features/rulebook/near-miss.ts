/** How many slips of the finger are forgiven in a word this long. */
const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Is the wanted word the other one, or its beginning, but for a slip or two? */
export function isNearMiss(wanted: string, word: string): boolean {
  const slips = slipsIn(wanted)
  return (
    slips > 0 &&
    (distance(wanted, word) <= slips || distance(wanted, word.slice(0, wanted.length)) <= slips)
  )
}

/** Letters to add, leave out, replace or swap until one word is the other. */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}
