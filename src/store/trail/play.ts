import { nanoid } from '@reduxjs/toolkit'
import type { Ride } from '@/family/goals'
import type { Mark } from '@/family/reading'
import type { GameId } from '@/games'
import { dealAt, type TrailTable } from '@/games/trail'
import { rulesOf } from '../games'
import { gameEntered } from '../games/entering'
import { matchStarted } from '../match/slice'
import type { AnyTable } from '../match/table'
import type { AppDispatch } from '../root'
import type { Player } from '../setup/slice'
import { tableRidden } from './slice'

export { isReached, starsOf, type Goal } from '@/family/goals'
export { MOST_STARS, TRAIL, type TrailTable } from '@/games/trail'

const OWN = 0

/** Deals a table of the trail, in place of any match that waits. Rejects where its game cannot be fetched. */
export const tableDealt =
  (table: TrailTable) =>
  async (dispatch: AppDispatch): Promise<void> => {
    const { game, seed, others } = table
    await dispatch(gameEntered(game))
    const players: Player[] = [
      { kind: 'human', name: '' },
      ...others.map(({ name, level, personality }): Player => ({
        ...{ kind: 'bot', name, level, personality },
      })),
    ]
    const id = nanoid()
    dispatch(tableRidden({ game, match: id, table: table.id }))
    dispatch(matchStarted({ game, mode: 'solo', id, players, config: configAt(game, table), seed }))
  }

function configAt<G extends GameId>(game: G, table: TrailTable) {
  const { dealt, options } = rulesOf(game)
  return dealt({ ...dealAt(table), options: options.defaults })
}

/** A match, with the chips that were placed on its seats where there are any. */
type Marked = Pick<AnyTable, 'id'> & { readonly marks?: readonly Mark[] | undefined }

/** A match that is over, as its goals are judged. */
export function rideOf(table: AnyTable): Ride {
  const { marks = [] }: Marked = table
  const recap = rulesOf(table.game).recapOf(table.match.record)
  return { own: OWN, recap, tally: recap.tallies[OWN] ?? {}, marks }
}
