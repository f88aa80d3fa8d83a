import { character } from './ability'

/** She sees others one place nearer (rules §5, §9). */
export const roseDoolan = character('rose-doolan', { modifyDistanceFrom: 1 })
