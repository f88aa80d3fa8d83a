import type { GameId } from '@/games'
import { rulesOf } from '../games'
import type { Unasked } from '../games/passing'
import { askedSeat, isHumanDecision, type Table } from '../match/table'

/** What is done for a person who need not be asked where the phone is passed around; null where they must be. */
export function unaskedAt<G extends GameId>(table: Table<G>): Unasked<G> | null {
  const seat = askedSeat(table)
  if (table.mode !== 'pass' || seat === null || !isHumanDecision(table)) return null
  const { orders, reflexes, match } = table
  return rulesOf(table.game).passing.unasked(match.state, {
    reflexes: reflexes?.[seat] ?? null,
    orders: orders?.seat === seat ? orders.say : null,
  })
}

/** Must whoever is asked have the phone? */
export const needsPhone = <G extends GameId>({ game, match }: Table<G>): boolean =>
  rulesOf(game).passing.needsPhone(match.state)
