import { character } from './ability'

/** His BANG! cards need one Missed! more (rules §9). */
export const slabTheKiller = character('slab-the-killer', { modifyNeeds: (needs) => needs + 1 })
