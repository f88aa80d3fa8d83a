import type { GameId } from '@/games'
import { MODES } from '@/persistence/kinds'
import { SHELVES } from '@/persistence/saves'
import { tableOf } from '../match/saves'
import { matchOpened, saveRefused, tableLaid } from '../match/slice'
import type { AppDispatch, RootState } from '../root'
import { setupOf } from '../setup/opening'
import { setupOpened, setupRefused } from '../setup/slice'
import { tableRefused, tableRestored } from '../tracker/slice'
import { companionOf, loadGame } from '.'

/**
 * A game is entered: it is fetched, and what was kept of it becomes tables again. Rejects where the game cannot be fetched:
 * nothing is lost, and it can be tried again.
 */
export const gameEntered =
  (game: GameId, load: typeof loadGame = loadGame) =>
  async (dispatch: AppDispatch): Promise<void> => {
    await load(game)
    dispatch(keptOpened(game))
  }

/** Opens whatever was kept of a game that has been loaded. What does not fit is set aside and named; it costs nothing else. */
export const keptOpened =
  (game: GameId) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const shelf of SHELVES) {
      const slot = getState().match[shelf][game]
      if (slot.kind === 'kept')
        attempt(
          () => dispatch(matchOpened(tableOf(slot.save))),
          (reason) => dispatch(saveRefused({ game, shelf, reason })),
        )
    }
    for (const mode of MODES) {
      const slot = getState().setup[game][mode]
      if (slot.kind === 'kept')
        attempt(
          () => dispatch(setupOpened(setupOf(slot.save))),
          (reason) => dispatch(setupRefused({ game, mode, reason })),
        )
    }
    const { slot } = getState().tracker
    if (slot.kind === 'kept' && slot.save.game === game)
      attempt(
        () => dispatch(tableRestored(companionOf(game).open(slot.save))),
        (reason) => dispatch(tableRefused({ reason })),
      )
  }

/** A game is the one that is played from now on: its match, and none of another's, is on the table. */
export const gameChosen =
  (game: GameId) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (getState().match.place.game !== game) dispatch(tableLaid({ game, shelf: 'matches' }))
  }

function attempt(open: () => void, refuse: (reason: string) => void): void {
  try {
    open()
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
}
