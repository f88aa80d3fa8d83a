import type { DiceConfig } from '@/games/dice'
import { matchRestored, tableOfSave } from '@/store/match/slice'
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
  store.dispatch(
    matchRestored(
      tableOfSave({ id: 'over', mode: 'solo', players, peeked: [], startedAt: 0, record }),
    ),
  )
  return store
}
