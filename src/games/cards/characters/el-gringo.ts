import { character } from './ability'

/** A random card from the hand of whoever made him lose life, for each point, once he has survived the hit (rules §4, §9). */
export const elGringo = character('el-gringo', {
  life: 3,
  afterWound(table, { seat, amount, by }) {
    if (by === null) return
    for (let i = 0; i < amount; i++) table.takeFromHand(seat, by, 'el-gringo')
  },
})
