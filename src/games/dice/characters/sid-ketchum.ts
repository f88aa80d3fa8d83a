import { character } from './ability'

/** At the start of his turn a player of his choice gains a life point. */
export const sidKetchum = character('sid-ketchum', {
  life: 8,
  offerGift: true,
})
