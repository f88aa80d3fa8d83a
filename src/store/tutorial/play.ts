import { selectSecretMatch } from '../match/selectors'
import {
  actionTaken,
  isHumanDecision,
  lessonOf,
  lessonPutAway,
  lessonResumed,
  matchStarted,
  otherOf,
} from '../match/slice'
import type { AppDispatch, RootState } from '../root'
import { LESSON, LESSON_ID, lessonAction, lessonPlayers } from './lesson'

/** Is there a lesson to go on with? */
export const selectIsLessonUnderWay = ({ match }: RootState): boolean => lessonOf(match) !== null

/** Does another match wait, or would it if the lesson began? */
export const selectHasOtherMatch = ({ match }: RootState): boolean => otherOf(match) !== null

/** Goes on with the lesson, or begins it. */
export const lessonEntered =
  (you: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectIsLessonUnderWay(getState())) dispatch(lessonResumed())
    else
      dispatch(
        matchStarted({
          id: LESSON_ID,
          mode: 'solo',
          players: lessonPlayers(you),
          config: LESSON,
          seed: 1,
        }),
      )
  }

/** Wherever matches are begun or gone on with, the lesson steps aside for the one that waited for it. */
export const lessonLeft =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { active, aside } = getState().match
    const isOn = active ? active.id === LESSON_ID : aside !== null && aside.id !== LESSON_ID
    if (isOn) dispatch(lessonPutAway())
  }

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
