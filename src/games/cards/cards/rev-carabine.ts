import { weapon } from './kind'

/** Reaches 4 places (rules §5). */
export const revCarabine = weapon('rev-carabine', 4)
