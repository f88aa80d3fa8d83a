import { weapon } from './kind'

/** Reaches no farther than the Colt, and shoots any number of times a turn (rules §5, §6). */
export const volcanic = weapon('volcanic', 1, { modifyLimit: true })
