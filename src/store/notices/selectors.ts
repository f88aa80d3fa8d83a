import type { RootState } from '../root'

/** The notice to show now. */
export const selectNotice = (state: RootState) => state.notices.waiting[0] ?? null
