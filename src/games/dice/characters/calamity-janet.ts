import { character } from './ability'

const EITHER = [1, 2] as const

/** She may use each `1` as a `2` and each `2` as a `1`. */
export const calamityJanet = character('calamity-janet', {
  life: 8,
  modifyReach: () => EITHER,
})
