import type { GameId, Games, OrdersOf } from '@/games'
import type { AppDispatch, RootState } from '../root'
import { selectRejection } from './selectors'
import { actionTaken } from './slice'

interface Choices<G extends GameId> {
  readonly game: G
  readonly id: string
  /** How many actions whoever chooses had seen. */
  readonly at: number
  readonly actions: readonly Games[G]['Action'][]
  /** What is done for them before they are asked again. */
  readonly orders?: OrdersOf<G> | null
}

/** Answers with one choice after the other. What follows a choice that was refused is not tried: the refusal stands. */
export const choicesMade =
  <G extends GameId>({ game, id, at, actions, orders }: Choices<G>) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const [i, action] of actions.entries()) {
      dispatch(actionTaken({ game, id, at: at + i, action, ...(orders && { orders }) }))
      if (selectRejection(getState())) return
    }
  }
