import { character } from './ability'

/** The first card of phase 1 may be the top of the discards (rules §9). */
export const pedroRamirez = character('pedro-ramirez', {
  offerSources: ({ discards }) => ({ hands: 0, discards: discards.length > 0 }),
})
