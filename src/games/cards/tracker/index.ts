import type { GameModule, Seat } from '@/core/game'
import type { Match, MatchRecord } from '@/core/match'
import { isOpen } from '../rules/view'
import type { TrackerAction } from './actions'
import { enter } from './entering'
import { evolve, type TrackerEvent } from './events'
import { GEAR } from './gear'
import { refuse } from './refusing'
import { deal, type TrackerDeal } from './setup'
import { copyState, type Question, type TrackerState } from './state'
import { Table } from './table'

export type { TrackerAction } from './actions'
export type { TrackerEvent } from './events'
export { isFree } from './refusing'
export type { TrackerDeal } from './setup'
export type { Question, StartCheck, TrackerState } from './state'

export interface TrackerGame {
  readonly Id: 'cards-tracker'
  readonly Config: TrackerDeal
  readonly State: TrackerState
  readonly View: TrackerState
  readonly Action: TrackerAction
  readonly Event: TrackerEvent
  readonly Decision: Question
}
export type TrackerMatch = Match<TrackerGame>
export type TrackerRecord = MatchRecord<TrackerGame>

/**
 * The card game as a companion keeps it: life, gear, turns and who has won, and no cards. Distance, reach, the start of a
 * turn, elimination and the end follow the rules of the game; everything else happens on the table.
 */
export const tracker: GameModule<TrackerGame> = {
  id: 'cards-tracker',
  rules: 1,
  setup(config, rng) {
    const table = new Table(deal(config, rng))
    table.startTurn(table.state.first)
    table.run()
    return table.state
  },
  decision: (state) => state.decision,
  legal,
  interjections: () => [],
  refuse,
  step(state, action) {
    const table = new Table(copyState(state))
    enter(table, action)
    return { state: table.state, events: table.log }
  },
  play: (state, action) => enter(new Table(state), action),
  evolved(view, events) {
    const next = copyState(view)
    for (const event of events) evolve(next, event)
    return next
  },
  viewFor: (state, seat) => ({ ...copyState(state), roles: rolesFor(state, seat) }),
  eventsFor: (events) => events,
  reveals: ({ type }) => type === 'eliminated' || type === 'roleSeen',
}

const rolesFor = (state: TrackerState, viewer: Seat | null) =>
  state.roles.map((role, seat) => (seat === viewer || isOpen(state, seat) ? role : 'hidden'))

/** The smallest of everything that can be entered now. */
function legal(state: TrackerState): readonly TrackerAction[] {
  return smallest(state).filter((action) => refuse(state, action) === null)
}

function smallest({ life, decision }: TrackerState): TrackerAction[] {
  if (decision?.kind === 'fall') {
    const { roles } = decision
    const falls: TrackerAction[] = roles.map((role) => ({ type: 'fall', role }))
    return [{ type: 'save' }, ...(roles.length > 0 ? falls : [{ type: 'fall' } as const])]
  }
  const each = life.flatMap((points, seat): TrackerAction[] => {
    const one = life.map((_, other) => (other === seat ? 1 : 0))
    return [
      { type: 'hit', points: one },
      { type: 'heal', points: one },
      ...GEAR.map((kind) => ({ type: 'equip', seat, kind }) as const),
      ...GEAR.map((kind) => ({ type: 'strip', seat, kind }) as const),
      { type: 'set-life', seat, life: Math.max(1, points - 1) },
      { type: 'leave', seat },
      { type: 'set-turn', seat },
    ]
  })
  return [...each, { type: 'draw', isMet: true }, { type: 'draw', isMet: false }, { type: 'next' }]
}
