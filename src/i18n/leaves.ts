/** The texts in a tree of words, in its order. */
export function leaves(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(leaves) : []
}
