import type { GameId } from '@/games'
import { SHELVES } from '@/persistence/saves'
import { tableOf } from '../match/saves'
import { matchOpened, saveRefused } from '../match/slice'
import type { AppDispatch, RootState } from '../root'
import { loadGame } from '.'

/**
 * A game is entered: it is fetched, and what was kept of it becomes tables again. A record that does not fit is set aside
 * and named; it costs nothing else. Rejects where the game cannot be fetched: nothing is lost, and it can be tried again.
 */
export const gameEntered =
  (game: GameId, load: typeof loadGame = loadGame) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    await load(game)
    for (const shelf of SHELVES) {
      const slot = getState().match[shelf][game]
      if (slot.kind !== 'kept') continue
      try {
        dispatch(matchOpened(tableOf(slot.save)))
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        dispatch(saveRefused({ game, shelf, reason }))
      }
    }
  }
