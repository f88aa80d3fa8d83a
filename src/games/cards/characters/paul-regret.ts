import { character } from './ability'

/** Others see him one place farther away (rules §5, §9). */
export const paulRegret = character('paul-regret', { life: 3, modifyDistanceTo: 1 })
