/** How long a device keeps what the app has saved: `week` where a browser clears it after seven days without a visit. */
export type Lasting = 'kept' | 'week'

/** Asks that what is saved be kept. On phones it always is. */
export const askForLastingStorage = (): Promise<Lasting> => Promise.resolve('kept')
