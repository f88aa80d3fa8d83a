import { character } from './ability'

/** Two gatling faces are enough for him to fire. */
export const willyTheKid = character('willy-the-kid', {
  life: 8,
  modifyGatling: () => 2,
})
