import { character } from './ability'

/** Two hand cards for a life point, at any time (rules §9). */
export const sidKetchum = character('sid-ketchum', { offerHeal: true })
