import type { RootState } from '../root'

export const selectSettings = (state: RootState) => state.settings
export const selectSpeed = (state: RootState) => state.settings.speed
