import { character } from './ability'

/** Turns two cards for every draw! and names the one that counts (rules §5, §9). */
export const luckyDuke = character('lucky-duke', { modifyTurned: 2 })
