import type { RootState } from '../root'

/** Bots and coach could not be fetched, and somebody waits for them. */
export const selectAreMindsMissing = (state: RootState): boolean => state.minds.areMissing
