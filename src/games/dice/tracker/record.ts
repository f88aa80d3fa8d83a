import { rngFromSeed } from '@/core/rng'
import type { DiceState } from '..'
import { tracker, type TrackerRecord } from '.'
import type { TrackerEvent } from './events'

/** One entry of a record and what it did. */
export interface TrackedStep {
  readonly state: DiceState
  readonly events: readonly TrackerEvent[]
}

/** The table before anything was entered. */
export const startOf = (record: TrackerRecord): DiceState =>
  tracker.setup(record.config, rngFromSeed(record.seed))

/** Goes through a record one entry at a time: what log, recap and clocks read. */
export function* trackedSteps(record: TrackerRecord): Generator<TrackedStep> {
  const rng = rngFromSeed(record.seed)
  let state = tracker.setup(record.config, rng)
  for (const action of record.actions) {
    const step = tracker.step(state, action, rng)
    state = step.state
    yield step
  }
}
