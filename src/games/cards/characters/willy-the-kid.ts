import { character } from './ability'

/** Any number of BANG! cards a turn (rules §9). */
export const willyTheKid = character('willy-the-kid', { modifyLimit: true })
