import type { RootState } from '../root'

/** What was played last, to begin the next one with. */
export const selectLastSetup = (state: RootState) => state.setup
