import { stepsOf } from '@/core/match'
import { dice, type DiceEvent, type DiceRecord } from '.'

/** Everything the table has seen since the deal. */
export const eventsOf = (record: DiceRecord): DiceEvent[] =>
  [...stepsOf(dice, record)].flatMap(({ events }) => events)
