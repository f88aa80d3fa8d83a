import { character } from './ability'

/** Once a turn he may spend a beer to make one bull's eye hit twice. */
export const slabTheKiller = character('slab-the-killer', {
  life: 8,
  offerDouble: true,
})
