import { character } from './ability'

/** Looks at the top three cards in phase 1 and puts one back (rules §9). */
export const kitCarlson = character('kit-carlson', { offerKeep: 3 })
