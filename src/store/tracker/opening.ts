import type { GameId } from '@/games'
import { companionOf } from '../games'
import type { AppDispatch, RootState } from '../root'
import { peopleSeated } from '../roster/slice'
import type { TableDealing } from './companion'
import { prefsChanged, tableOpened, type TablePerson } from './slice'

interface Opening<G extends GameId> {
  readonly game: G
  readonly players: readonly TablePerson[]
  readonly dealing: TableDealing<G>
  readonly deals: boolean
}

/** Opens a table of a game that was entered and remembers who sits at it: the next set-up begins with them. */
export const openTable =
  <G extends GameId>({ game, players, dealing, deals }: Opening<G>) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { options } = getState().tracker.prefs
    const played = { ...options, [game]: dealing.options }
    dispatch(prefsChanged({ players: [...players], options: played }))
    dispatch(peopleSeated(players.flatMap(({ person }) => (person === null ? [] : [person]))))
    const config = companionOf(game).dealt(dealing)
    dispatch(tableOpened({ game, players, config, deals }))
  }
