import type { RootState } from '../root'

export const selectRoster = (state: RootState) => state.roster
