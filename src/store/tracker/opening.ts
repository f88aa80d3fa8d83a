import type { Deal } from '@/games/dice'
import type { AppDispatch } from '../root'
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
  (dispatch: AppDispatch): void => {
    const { options } = config
    dispatch(prefsChanged({ players: [...players], ...(options && { options }) }))
    dispatch(peopleSeated(players.flatMap(({ person }) => (person === null ? [] : [person]))))
    dispatch(tableOpened({ players, config, deals }))
  }
