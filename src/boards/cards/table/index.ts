import { at } from '@/core/list'
import { momentBefore, momentsOf } from '@/games/cards/story'
import { trackedMomentsOf } from '@/games/cards/tracker/moments'
import type { Table } from '../../face'
import { callOf } from '../words/call'
import { eventLine } from '../words/entry-line'
import { layoutCards } from './layout'
import { seatLines } from './seat-lines'
import { ReflexSheet } from './reflex-sheet'
import { StillTable } from './still-table'
import { useTable } from './use-table'

/** The table that cards are played on. */
export const table: Table<'cards'> = {
  layout: layoutCards,
  factsOf: (view) => ({ ...view, asked: view.decision?.seat ?? null, isOpen: false }),
  withRoles: (view, roles) => ({ ...view, roles: [...roles] }),
  withHand: (view, seen) => {
    const { viewer, hands, decision } = seen
    const isSame = view.decision?.seat === decision?.seat && view.decision?.kind === decision?.kind
    return {
      ...view,
      viewer,
      hands: view.hands.map((hand, seat) => (seat === viewer ? at(hands, seat) : hand)),
      decision: isSame ? decision : view.decision,
    }
  },
  callOf,
  ReflexSheet,
  seatLines,
  useTable,
  StillTable,
  momentsOf: (record, eyes) =>
    record.game === 'cards'
      ? momentsOf(record, eyes)
      : trackedMomentsOf(record).map(({ told, ...moment }) =>
          told ? { ...moment, words: (teller) => eventLine(told, teller) ?? '' } : moment,
        ),
  // Nobody comes back to a decision of a real table: the phone does not judge it.
  momentBefore: (record, action) => (record.game === 'cards' ? momentBefore(record, action) : 0),
}
