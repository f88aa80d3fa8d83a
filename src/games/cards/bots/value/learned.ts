import { WORTHS } from '../generated/worths'
import { FEATURE_COUNT, PHASES } from './features'

const THREE = 3
/** Parts of log odds that are shipped as whole numbers. */
export const PARTS = 100

/** Weights by phase, feature and side; a phase is a line of `index value` pairs, all else is 0. */
export const LEARNED: Float64Array = unpacked(WORTHS)

function unpacked(lines: readonly string[]): Float64Array {
  const weights = new Float64Array(PHASES * FEATURE_COUNT * THREE)
  lines.forEach((line, phase) => {
    if (line === '') return
    line.split(' ').forEach((number, i) => {
      weights[phase * FEATURE_COUNT * THREE + i] = Number(number) / PARTS
    })
  })
  return weights
}
