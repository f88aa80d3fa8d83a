import { blue } from './kind'

/** Its owner sees others one place nearer (rules §5). */
export const scope = blue('scope', { modifyDistanceFrom: 1 })
