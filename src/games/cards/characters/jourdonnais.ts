import { character } from './ability'

/** As if he always had a Barrel; a real one is a second chance (rules §9). */
export const jourdonnais = character('jourdonnais', {
  offerDodge: 'jourdonnais',
  dodgeFor: 'barrel',
})
