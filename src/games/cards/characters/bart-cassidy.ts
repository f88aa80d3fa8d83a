import { character } from './ability'

/** A card from the pile for every life point lost, once he has survived the hit (rules §4, §9). */
export const bartCassidy = character('bart-cassidy', {
  afterWound: (table, { seat, amount }) => table.drawCards(seat, amount, 'bart-cassidy'),
})
