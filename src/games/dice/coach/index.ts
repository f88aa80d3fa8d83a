export type { Ground } from './grounds'
export { hint, type Advice } from './hint'
export { faceCounts, review, type Review, type Slip, type TurnBeliefs } from './review'
export { Observer, suspicions, type Shift, type Suspicions } from './suspicions'
