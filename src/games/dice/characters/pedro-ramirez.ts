import { character } from './ability'

/** For each life point he loses he may give back an arrow; in an attack all arrows go back anyway (rules §6.4). */
export const pedroRamirez = character('pedro-ramirez', {
  life: 8,
  offerShed: (cause) => cause !== 'attack',
})
