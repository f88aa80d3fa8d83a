import { isThreePlayerGame } from '@/games/dice/rules/roles'
import { momentBefore, momentsOf } from '@/games/dice/story'
import { trackedMomentsOf } from '@/games/dice/tracker/moments'
import { layoutTable } from '@/ui/table'
import type { Table } from '../../face'
import { byHandLine } from '../words/by-hand'
import { StillTable } from './still-table'
import { useTable } from './use-table'

/** The table that dice are rolled on. */
export const table: Table<'dice'> = {
  layout: layoutTable,
  factsOf: (view) => ({
    ...view,
    asked: view.decision?.seat ?? null,
    isOpen: isThreePlayerGame(view),
  }),
  withRoles: (view, roles) => ({ ...view, roles: [...roles] }),
  seatLines: ({ arrows }, seat, t) => [t('common:arrows', { count: arrows[seat] ?? 0 })],
  useTable,
  StillTable,
  momentsOf: (record, eyes) =>
    record.game === 'dice'
      ? momentsOf(record, eyes)
      : trackedMomentsOf(record).map(({ byHand, ...moment }) =>
          byHand ? { ...moment, words: (teller) => byHandLine(byHand, teller) } : moment,
        ),
  // Nobody comes back to a decision of a real table: the phone does not judge it.
  momentBefore: (record, action) => (record.game === 'dice' ? momentBefore(record, action) : 0),
}
