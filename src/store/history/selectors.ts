import type { RootState } from '../root'

export const selectEdition = (state: RootState): number => state.history.edition
export const selectDiscarded = (state: RootState) => state.history.discarded
