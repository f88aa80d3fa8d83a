import type { Deal } from '@/games/dice'
import type { AppDispatch, RootState } from '../root'
import { peopleSeated } from '../roster/slice'
import { prefsChanged, tableOpened, type TablePerson } from './slice'

interface Opening {
  readonly players: readonly TablePerson[]
  readonly config: Deal
  readonly deals: boolean
}

/** Opens a table and remembers who sits at it: the next set-up begins with them. */
export const openTable =
  ({ players, config, deals }: Opening) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { options } = getState().tracker.prefs
    const played = { ...options, dice: config.options ?? options.dice }
    dispatch(prefsChanged({ players: [...players], options: played }))
    dispatch(peopleSeated(players.flatMap(({ person }) => (person === null ? [] : [person]))))
    dispatch(tableOpened({ players, config, deals }))
  }
