import type { RootState } from '../root'

export const selectHasLearned = (state: RootState): boolean => state.progress.hasLearned
export const selectShownTips = (state: RootState): readonly string[] => state.progress.tips
