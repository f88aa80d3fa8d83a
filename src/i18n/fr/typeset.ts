const NO_BREAK = '\u00a0'

/** French sets a space before high punctuation and inside guillemets, at which no line may break. Translators write plain ones. */
export function typesetFrench(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`)
}
