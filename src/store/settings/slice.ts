import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { BOARDS, TURN_CLOCKS, type Settings } from '@/persistence/kinds'

export { BOARDS, TURN_CLOCKS }
export type { Settings }

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  sound: true,
  haptics: true,
  shake: true,
  shakeStrength: 'normal',
  speed: 1,
  autoAnswer: true,
  theme: 'system',
  patterns: false,
  motion: 'system',
  keepAwake: true,
  talk: true,
  handOver: true,
  board: 'near',
  turnClock: 0,
  hints: true,
  suspicions: false,
  starMovesOn: false,
}

const slice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    settingsChanged: (settings, { payload }: PayloadAction<Partial<Settings>>) => ({
      ...settings,
      ...payload,
    }),
    settingsReset: () => DEFAULT_SETTINGS,
  },
})

export const settingsReducer = slice.reducer
export const { settingsChanged, settingsReset } = slice.actions
