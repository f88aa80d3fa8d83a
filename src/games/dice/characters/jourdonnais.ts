import { character } from './ability'

/** An attack never costs him more than one life point. */
export const jourdonnais = character('jourdonnais', {
  life: 7,
  modifyDamage: (points, cause) => (cause === 'attack' ? Math.min(points, 1) : points),
})
