/** A copy of a tree of words with every text set anew. */
export function retext<T extends object>(words: T, set: (text: string, key: string) => string): T {
  return JSON.parse(JSON.stringify(words), (key, value: unknown) =>
    typeof value === 'string' ? set(value, key) : value,
  )
}
