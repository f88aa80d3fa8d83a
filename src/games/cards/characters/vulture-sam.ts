import { character } from './ability'

/** Takes the cards of whoever is eliminated into his hand (rules §7, §9). */
export const vultureSam = character('vulture-sam', { modifyEstate: true })
