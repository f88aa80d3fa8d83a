import { blue } from './kind'

/** Others see its owner one place farther away (rules §5). */
export const mustang = blue('mustang', { modifyDistanceTo: 1 })
