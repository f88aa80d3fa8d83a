import type { DiceConfig } from '@/games/dice'
import { matchRestored } from '@/store/match/slice'
import { replayedTable } from '@/store/match/table'
import { defaultPlayers } from '@/store/setup/slice'
import type { AppStore } from '@/store/store'
import { playedMatch } from '../../../e2e/finished-match'
import { freshStore } from '../home/stage'

/** A store with a match that bots have played to its end; the person sits at seat 0. */
export function finishedStore(config: DiceConfig, seed: number): AppStore {
  const store = freshStore()
  const seats = config.kind === 'deal' ? config.seats : config.seats.length
  const players = defaultPlayers(seats, 'Ada')
  const record = playedMatch(config, seed)
  const seating = { game: 'dice', id: 'over', mode: 'solo', players, peeked: [] } as const
  store.dispatch(matchRestored(replayedTable({ ...seating, startedAt: 0, script: null }, record)))
  return store
}
