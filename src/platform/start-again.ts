/** Reads everything anew that was kept. A phone has one app, so nothing can have changed behind its back. */
export const startAgain = (): void => undefined
