import { at } from '@/core/list'
import { momentBefore, momentsOf } from '@/games/cards/story'
import type { Table } from '../../face'
import { layoutCards } from './layout'
import { StillTable } from './still-table'
import { useTable } from './use-table'

/** The table that cards are played on. */
export const table: Table<'cards'> = {
  layout: layoutCards,
  factsOf: (view) => ({ ...view, asked: view.decision?.seat ?? null, isOpen: false }),
  withRoles: (view, roles) => ({ ...view, roles: [...roles] }),
  seatLines: ({ hands }, seat, t) => [
    t('cards:play.seat.cards', { count: at(hands, seat).length }),
  ],
  useTable,
  StillTable,
  momentsOf,
  momentBefore,
}
