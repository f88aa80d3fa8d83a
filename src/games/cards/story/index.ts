export { recapOf } from './recap'
export type { Fall, Recap } from './recap'
export type { Tally } from './tally'
