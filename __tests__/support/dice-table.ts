import * as v from 'valibot'
import type { ActionOf, GameId } from '@/games'
import { dice, type DiceAction } from '@/games/dice'
import { ActionSchema } from '@/games/dice/notation/schema'
import { ownSeatOf } from '@/store/match/saves'
import { tableAt } from '@/store/match/slots'
import type { Table } from '@/store/match/table'
import type { AppStore } from '@/store/store'

/** The table of dice that is on the screen; null where there is none. */
export const diceTableOf = ({ match }: ReturnType<AppStore['getState']>): Table<'dice'> | null =>
  tableAt(match, 'dice', match.place.shelf)

/** What the person at it knows, and may do. */
export function diceSight(store: AppStore) {
  const table = diceTableOf(store.getState())
  if (!table) throw new Error('there is no table of dice')
  const { state } = table.match
  return {
    view: dice.viewFor(state, ownSeatOf(table)),
    events: table.log,
    legal: dice.legal(state),
  }
}

/** An action, if it is one of dice. */
export function diceAction(action: ActionOf<GameId> | null | undefined): DiceAction | null {
  const known = v.safeParse(ActionSchema, action)
  return known.success ? known.output : null
}
