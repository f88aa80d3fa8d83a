import { character } from './ability'

/** The gatling does not hurt him. */
export const paulRegret = character('paul-regret', {
  life: 9,
  modifyDamage: (points, cause) => (cause === 'gatling' ? 0 : points),
})
