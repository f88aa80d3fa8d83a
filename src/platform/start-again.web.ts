/** The web's twin: another tab has played on, and this one reads what it kept. */
export const startAgain = (): void => window.location.reload()
