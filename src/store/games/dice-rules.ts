import * as v from 'valibot'
import { dice } from '@/games/dice'
import { LESSON, LESSON_ACTIONS, LESSON_BOTS, isSameChoice } from '@/games/dice/lesson'
import {
  ActionSchema,
  ConfigSchema,
  OptionsSchema,
  RecordSchema,
} from '@/games/dice/notation/schema'
import { DEFAULT_OPTIONS, OPTION_VALUES } from '@/games/dice/rules/options'
import { MAX_SEATS, MIN_SEATS } from '@/games/dice/rules/roles'
import { isOpen } from '@/games/dice/rules/view'
import { recapOf, retell } from '@/games/dice/story'
import { isDiceEvent } from '@/games/dice/tracker'
import { keeping } from '@/games/dice/tracker/keeping'
import { TrackerActionSchema, TrackerRecordSchema } from '@/games/dice/tracker/schema'
import { eitherRecord } from '@/persistence/history/records'
import { finishedSeats } from '../history/finished-seats'
import { companionFor } from '../tracker/companion'
import { glanceOf } from './glance'
import type { Rules } from './rules'

/** Keeps a table of real dice. */
export const diceCompanion = companionFor<'dice'>({
  game: 'dice',
  keeping,
  schemas: {
    action: TrackerActionSchema,
    record: TrackerRecordSchema,
    // A table is always dealt.
    seatsOf: (config) => (config.kind === 'deal' ? config.seats : 0),
  },
  dealt: (dealing) => ({ kind: 'deal', ...dealing }),
  retell: (start, events) => retell(start, events.filter(isDiceEvent)),
  seatsOf: finishedSeats,
  kept: (record) => record,
})

/** What the store needs of the dice game. */
export const diceRules: Rules<'dice'> = {
  module: dice,
  seats: { least: MIN_SEATS, most: MAX_SEATS },
  options: {
    defaults: DEFAULT_OPTIONS,
    values: OPTION_VALUES,
    read: (data) => v.parse(OptionsSchema, data),
  },
  hasCoach: true,
  lesson: { config: LESSON, actions: LESSON_ACTIONS, bots: LESSON_BOTS },
  companion: diceCompanion,
  readRecord: (data) => v.parse(RecordSchema, data),
  readAction: (data) => v.parse(ActionSchema, data),
  readDeal(data) {
    const config = v.parse(ConfigSchema, data)
    if (config.kind !== 'deal') throw new Error('a position is no deal')
    return config
  },
  dealt: (dealing) => ({ kind: 'deal', ...dealing }),
  seatsOf: (config) => (config.kind === 'deal' ? config.seats : config.seats.length),
  isSameChoice,
  asideBy: () => null,
  isRoleOpen: isOpen,
  passing: {
    hasHands: false,
    readReflexes: () => null,
    sealRecord: (record) => record,
    unsealRecord: (data) => data,
    sealOrders: () => null,
    readOrders: () => null,
    needsPhone: ({ decision, turn }) => decision?.seat === turn,
    openAnswers: (legal) => legal,
    unasked: () => null,
  },
  isOut: ({ alive }, seat) => alive[seat] === false,
  recapOf,
  records: {
    schema: eitherRecord(RecordSchema, TrackerRecordSchema),
    retold: (record) => (record.game === 'dice' ? recapOf(record) : diceCompanion.retold(record)),
  },
  glance: glanceOf,
  outcome({ match: { state, record } }, sitters) {
    if (!state.winner) return null
    const recap = recapOf(record)
    const { side } = state.winner
    return { side, turns: recap.turns, seats: finishedSeats(state, recap, sitters) }
  },
}
