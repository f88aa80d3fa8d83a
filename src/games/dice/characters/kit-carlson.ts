import { character } from './ability'

/** For each gatling face of his final result he may take an arrow off any player. */
export const kitCarlson = character('kit-carlson', {
  life: 7,
  offerClear: true,
})
