import { brown } from './kind'

/** Answer only: one Missed! against a shot at its owner (rules §6). */
export const missed = brown('missed', { sign: 'miss' })
