const NO_BREAK = '\u00a0'

/** French sets a space before high punctuation and inside guillemets, at which no line may break. */
export function typesetFrench(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`)
}

/** Typesets every text of a tree of words, so that translators write plain spaces. */
export function typesetWords<T extends object>(words: T): T {
  const set = (value: unknown): unknown => {
    if (typeof value === 'string') return typesetFrench(value)
    if (typeof value !== 'object' || value === null) return value
    for (const [key, part] of Object.entries(value)) Reflect.set(value, key, set(part))
    return value
  }
  set(words)
  return words
}
