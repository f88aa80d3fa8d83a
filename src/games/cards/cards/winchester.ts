import { weapon } from './kind'

/** Reaches 5 places (rules §5). */
export const winchester = weapon('winchester', 5)
