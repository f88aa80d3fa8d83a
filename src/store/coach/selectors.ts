import { rulesOf } from '../games'
import {
  selectGame,
  selectHasSecrets,
  selectIsLesson,
  selectLegal,
  selectMode,
  selectOwnSeat,
} from '../match/selectors'
import type { RootState } from '../root'

/** The coach stands behind one person's chair: never where the phone is passed around, and the lesson has a coach of its own. */
const isCoached = (state: RootState): boolean =>
  selectMode(state) === 'solo' &&
  selectOwnSeat(state) !== null &&
  !selectIsLesson(state) &&
  rulesOf(selectGame(state)).hasCoach

/** May a hint be asked for now? Where there is nothing to choose there is nothing to advise. */
export const selectIsHintOffered = (state: RootState): boolean =>
  state.settings.hints && isCoached(state) && selectLegal(state).length > 1

export const selectHint = (state: RootState) => state.coach.hint
export const selectShownAdvice = (state: RootState) => state.coach.shown

/** Could the coach say who is who? Where every card lies open there is nothing to say. */
const canSuspect = (state: RootState): boolean => isCoached(state) && selectHasSecrets(state)

/** Does the coach say who is who? */
export const selectAreSuspicionsOn = (state: RootState): boolean =>
  state.settings.suspicions && canSuspect(state)

/** The coach could say who is who, and has not been asked to. */
export const selectMaySuspect = (state: RootState): boolean =>
  !state.settings.suspicions && canSuspect(state)

export const selectSuspicions = (state: RootState) =>
  selectAreSuspicionsOn(state) ? state.coach.suspicions : null
export const selectIsPanelOpen = (state: RootState): boolean =>
  state.coach.isPanelOpen && selectAreSuspicionsOn(state)

/** What has been found in a match, by seat. */
export const selectReviews = ({ coach }: RootState, match: string) =>
  coach.reviewed === match ? coach.reviews : NOTHING
export const selectReviewing = (state: RootState) => state.coach.reviewing

/** What is being explained of a match; null while nothing is. */
export const selectWhy = ({ coach }: RootState, match: string) =>
  coach.why?.match === match ? coach.why : null

const NOTHING: RootState['coach']['reviews'] = {}

type Slip = RootState['coach']['reviews'][number]['slips'][number]

/** The decision that was found wanting at this place of a match's record, if one was. */
export function selectSlipAt(state: RootState, match: string, at: number): Slip | null {
  for (const { slips } of Object.values(selectReviews(state, match)))
    for (const slip of slips) if (slip.at === at) return slip
  return null
}
