/** A browser offers nothing of the kind; the card is lowered as soon as the page is left. */
export function setScreenSecret(_isSecret: boolean): Promise<void> {
  return Promise.resolve()
}
