import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../root'
import { asideOf, entriesOf, logOf, viewOf } from './selectors'

// What only the board of real dice asks for.

export const selectDiceView = viewOf('dice')
export const selectDiceLog = logOf('dice')
export const selectDiceAside = asideOf('dice')
export const selectDiceEntries = (state: RootState) => entriesOf(state, 'dice')

/** Where the log of the present turn begins. */
const turnBegan = (log: ReturnType<typeof selectDiceLog>): number =>
  log.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnStarted')) + 1

/** Arrows that the one in turn has taken by a counter: a result typed in later must not take them again. */
export const selectArrowsThisTurn = createSelector(
  [selectDiceView, selectDiceEntries, selectDiceLog],
  (view, actions, log): number =>
    actions
      .slice(turnBegan(log))
      .reduce(
        (sum, action) =>
          action.type === 'take' && action.seat === view?.turn ? sum + action.count : sum,
        0,
      ),
)

/** The life of the one in turn before the first beer of this turn: some beers give more to whoever was low then. */
export const selectLifeAtFirstBeer = createSelector(
  [selectDiceView, selectDiceEntries, selectDiceLog],
  (view, actions, log): number => {
    if (!view) return 0
    const first = log.slice(turnBegan(log)).find(({ index }) => actions[index]?.type === 'pour')
    return (first?.before ?? view).life[view.turn] ?? 0
  },
)
