import { weapon } from './kind'

/** Reaches 2 places (rules §5). */
export const schofield = weapon('schofield', 2)
