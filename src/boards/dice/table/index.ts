import { isThreePlayerGame } from '@/games/dice/rules/roles'
import { momentBefore, momentsOf } from '@/games/dice/story'
import { layoutTable } from '@/ui/table'
import type { Table } from '../../face'
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
  momentsOf,
  momentBefore,
}
