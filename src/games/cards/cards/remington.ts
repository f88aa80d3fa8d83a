import { weapon } from './kind'

/** Reaches 3 places (rules §5). */
export const remington = weapon('remington', 3)
