import { selectSecretMatch } from '../match/selectors'
import { actionTaken, isHumanDecision, matchStarted } from '../match/slice'
import type { AppDispatch, RootState } from '../root'
import { LESSON, LESSON_ID, lessonAction, lessonPlayers } from './lesson'

/** Sets the table of the tutorial. */
export const lessonStarted = (you: string) =>
  matchStarted({
    id: LESSON_ID,
    mode: 'solo',
    players: lessonPlayers(you),
    config: LESSON,
    seed: 1,
  })

/** Does what the lesson asks the learner to do, up to the next step. */
export const lessonStepDone =
  (isStep: (at: number) => boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (;;) {
      const active = selectSecretMatch(getState())
      if (!active || !isHumanDecision(active)) return
      const at = active.match.record.actions.length
      const action = lessonAction(active.id, at)
      if (!action) return
      dispatch(actionTaken({ id: active.id, at, action }))
      if (isStep(at + 1)) return
    }
  }
