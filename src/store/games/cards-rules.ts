import * as v from 'valibot'
import { cards } from '@/games/cards'
import { LESSON, LESSON_ACTIONS, LESSON_BOTS } from '@/games/cards/lesson'
import {
  ActionSchema,
  ConfigSchema,
  OptionsSchema,
  RecordSchema,
  ReflexesSchema,
} from '@/games/cards/notation/schema'
import { DEFAULT_OPTIONS, OPTION_VALUES } from '@/games/cards/options'
import { ordered } from '@/games/cards/pass/orders'
import { isOpenQuestion, openAnswers, openlyForced } from '@/games/cards/pass/questions'
import { ASK_ME, reflexAnswer } from '@/games/cards/pass/reflexes'
import { openedOrders, openedRecord, sealedOrders, sealedRecord } from '@/games/cards/pass/sealing'
import { MAX_SEATS, MIN_SEATS } from '@/games/cards/rules/seats'
import { isOpen } from '@/games/cards/rules/view'
import { recapOf } from '@/games/cards/story'
import { keeping } from '@/games/cards/tracker/keeping'
import { TrackerActionSchema, TrackerRecordSchema } from '@/games/cards/tracker/schema'
import { retell } from '@/games/cards/tracker/story'
import { eitherRecord } from '@/persistence/history/records'
import { finishedSeats } from '../history/finished-seats'
import { companionFor } from '../tracker/companion'
import { glanceOf } from './glance'
import type { Rules } from './rules'

/** Keeps a table of printed cards. */
export const cardsCompanion = companionFor<'cards'>({
  game: 'cards',
  keeping,
  schemas: {
    action: TrackerActionSchema,
    record: TrackerRecordSchema,
    seatsOf: ({ seats }) => seats,
  },
  dealt: (dealing) => ({ kind: 'deal', ...dealing }),
  retell,
  seatsOf: finishedSeats,
  kept: (record) => record,
})

/** What the store needs of the card game. */
export const cardsRules: Rules<'cards'> = {
  module: cards,
  seats: { least: MIN_SEATS, most: MAX_SEATS },
  options: {
    defaults: DEFAULT_OPTIONS,
    values: OPTION_VALUES,
    read: (data) => v.parse(OptionsSchema, data),
  },
  hasCoach: true,
  lesson: { config: LESSON, actions: LESSON_ACTIONS, bots: LESSON_BOTS },
  companion: cardsCompanion,
  readRecord: (data) => v.parse(RecordSchema, data),
  readAction: (data) => v.parse(ActionSchema, data),
  readDeal(data) {
    const config = v.parse(ConfigSchema, data)
    if (config.kind !== 'deal') throw new Error('a position is no deal')
    return config
  },
  dealt: (dealing) => ({ kind: 'deal', ...dealing }),
  seatsOf: (config) => (config.kind === 'deal' ? config.seats : config.seats.length),
  isSameChoice: (wanted, chosen) => JSON.stringify(wanted) === JSON.stringify(chosen),
  asideBy: (action, decider) => (action.type === 'heal' ? (action.seat ?? decider) : null),
  isRoleOpen: isOpen,
  passing: {
    hasHands: true,
    readReflexes: (data) => v.parse(ReflexesSchema, data),
    sealRecord: sealedRecord,
    unsealRecord: openedRecord,
    sealOrders: sealedOrders,
    readOrders: openedOrders,
    needsPhone: ({ decision }) => decision !== null && !isOpenQuestion(decision.kind),
    openAnswers,
    unasked(state, { reflexes, orders }) {
      const { decision } = state
      if (!decision) return null
      const legal = cards.legal(state)
      const answer = openlyForced(state, legal) ?? reflexAnswer(decision, legal, reflexes ?? ASK_ME)
      if (answer) return { action: answer, orders }
      const done = orders && ordered(state, legal, orders)
      return done && { action: done.action, orders: done.left }
    },
  },
  isOut: ({ alive }, seat) => !alive[seat],
  glance: glanceOf,
  outcome({ match: { state, record } }, sitters) {
    if (!state.winner) return null
    const recap = recapOf(record)
    const { side } = state.winner
    return { side, turns: recap.turns, seats: finishedSeats(state, recap, sitters) }
  },
  recapOf,
  records: {
    schema: eitherRecord(RecordSchema, TrackerRecordSchema),
    retold: (record) => (record.game === 'cards' ? recapOf(record) : cardsCompanion.retold(record)),
  },
}
