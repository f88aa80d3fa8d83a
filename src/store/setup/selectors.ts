import type { Mode } from '@/persistence/kinds'
import type { RootState } from '../root'

/** What was played last in a mode, to begin the next one with. */
export const selectLastSetup = (state: RootState, mode: Mode) => state.setup[mode]
