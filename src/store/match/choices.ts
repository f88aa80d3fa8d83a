import type { DiceAction } from '@/games/dice'
import type { AppDispatch, RootState } from '../root'
import { selectRejection } from './selectors'
import { actionTaken } from './slice'

interface Choices {
  readonly id: string
  /** How many actions whoever chooses had seen. */
  readonly at: number
  readonly actions: readonly DiceAction[]
}

/** Answers with one choice after the other. What follows a choice that was refused is not tried: the refusal stands. */
export const choicesMade =
  ({ id, at, actions }: Choices) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const [i, action] of actions.entries()) {
      dispatch(actionTaken({ id, at: at + i, action }))
      if (selectRejection(getState())) return
    }
  }
