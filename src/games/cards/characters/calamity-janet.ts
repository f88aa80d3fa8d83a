import { character } from './ability'

/** BANG! cards are also Missed! and Missed! cards also BANG!, in phase 2 and in answer (rules §9). */
export const calamityJanet = character('calamity-janet', {
  modifyKind: (kind) => (kind === 'missed' ? 'bang' : kind),
  modifySign: (sign) => (sign === 'miss' ? 'fire' : sign === 'fire' ? 'miss' : sign),
})
