import { rngFromSeed } from '@/core/rng'
import { dice, type DiceEvent, type DiceRecord, type DiceState } from '.'

/** One action of a record and what it did. */
export interface RecordedStep {
  readonly state: DiceState
  readonly events: readonly DiceEvent[]
}

/** Plays a record through, one step at a time: what replay, log and late observers read. */
export function* stepsOf(record: DiceRecord): Generator<RecordedStep> {
  const rng = rngFromSeed(record.seed)
  let state = dice.setup(record.config, rng)
  for (const action of record.actions) {
    const step = dice.step(state, action, rng)
    state = step.state
    yield step
  }
}

/** Everything the table has seen since the deal. */
export const eventsOf = (record: DiceRecord): DiceEvent[] =>
  [...stepsOf(record)].flatMap(({ events }) => events)
