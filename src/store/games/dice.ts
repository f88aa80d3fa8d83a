import * as v from 'valibot'
import { dice } from '@/games/dice'
import { LESSON, LESSON_ACTIONS, LESSON_BOTS, isSameChoice } from '@/games/dice/lesson'
import { ActionSchema, RecordSchema } from '@/games/dice/notation/schema'
import { isOpen } from '@/games/dice/rules/view'
import { recapOf } from '@/games/dice/story'
import { finishedSeats } from '../history/finished-seats'
import type { Rules } from './rules'

/** What the store needs of the dice game. */
export const diceRules: Rules<'dice'> = {
  module: dice,
  lesson: { config: LESSON, actions: LESSON_ACTIONS, bots: LESSON_BOTS },
  readRecord: (data) => v.parse(RecordSchema, data),
  readAction: (data) => v.parse(ActionSchema, data),
  seatsOf: (config) => (config.kind === 'deal' ? config.seats : config.seats.length),
  isSameChoice,
  isRoleOpen: isOpen,
  glance({ match: { state }, log }, own) {
    const { alive, decision, characters, life } = state
    return {
      // The first turn began with the deal, before there was a log.
      turn: 1 + log.filter(({ type }) => type === 'turnStarted').length,
      alive: alive.filter(Boolean).length,
      asked: decision && { seat: decision.seat, kind: decision.kind },
      own: own === null ? null : { life: life[own] ?? 0, character: characters[own] ?? null },
    }
  },
  outcome({ match: { state, record } }, sitters) {
    if (!state.winner) return null
    const recap = recapOf(record)
    const { side } = state.winner
    return { side, turns: recap.turns, seats: finishedSeats(state, recap, sitters) }
  },
}
