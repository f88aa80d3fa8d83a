import { idOf } from '../cards/faces'
import { FROM_HAND, NO_CARD } from '../cards/ids'
import type { Played } from '../cards/kind'
import { abilityAt } from '../characters'
import * as changes from './changes'
import { afterHandTouched } from './refill'
import type { Table } from './table'
import { turnTask } from './turn'
import { playedAs } from './uses'
import { settleCard } from './winning'

/** A card leaves the hand and takes effect; when all of that is settled, the rules go on (rules §4). */
export function playCard(table: Table, played: Played): void {
  const { state, log } = table
  const { seat, card, target, take } = played
  const kind = playedAs(abilityAt(state.characters, seat), card)
  const isDiscarded = kind.border === 'brown' && state.options.brownDiscard === 'before'
  changes.cardPlayed(state, seat, card)
  if (kind.isShot) changes.shotCounted(state, state.shots + 1)
  log?.push({
    type: 'cardPlayed',
    seat,
    card: idOf(card),
    as: kind.id,
    target: target < 0 ? null : target,
    take: take === NO_CARD ? null : take === FROM_HAND ? 'hand' : idOf(take),
    shots: state.shots,
  })
  if (isDiscarded) settleCard(table)
  afterHandTouched(table, seat)
  turnTask(table).stage = 'settle'
  if (kind.afterPlayed !== null) kind.afterPlayed(table, played)
}
