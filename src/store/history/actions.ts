import { daysForgotten } from '../days/slice'
import { OWNER, personRemoved, soloChosen } from '../roster/slice'
import { trailForgotten } from '../trail/slice'
import { inHistory, type Thunk } from './keep'
import { matchBroughtBack, matchDiscarded } from './slice'

/** Throws a match away; it can be brought back as long as that is offered. */
export const discardMatch =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    const match = await dispatch(
      inHistory(async (book) => {
        const found = await book.match(id)
        await book.remove([id])
        return found
      }),
    )
    if (match) dispatch(matchDiscarded(match))
  }

/** Brings back what was deleted last. */
export const bringBackMatch = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { discarded } = getState().history
  if (!discarded) return
  if ((await dispatch(inHistory((book) => book.put([discarded])))) === null) return
  dispatch(matchBroughtBack())
}

/** Deletes every match of this phone, the days and the stars of the trail, for good: all of it, or nothing where that fails. */
export const deleteHistory = (): Thunk<Promise<boolean>> => async (dispatch) => {
  const cleared = inHistory(async (book) => {
    await book.clear()
    return true
  })
  if ((await dispatch(cleared)) === null) return false
  dispatch(daysForgotten())
  dispatch(trailForgotten())
  return true
}

/** Deletes somebody and all that is known of them, for good. Matches that others played too stay, without the name. */
export const deletePerson =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch) => {
    if ((await dispatch(inHistory((book) => book.forget(id)))) === null) return
    dispatch(personRemoved(id))
  }

/** Two entries turn out to be one person: the matches of the first go to the second. */
export const mergePeople =
  (from: string, to: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    if ((await dispatch(inHistory((book) => book.reassign(from, to)))) === null) return
    if (getState().roster.solo === from) dispatch(soloChosen(to))
    dispatch(personRemoved(from))
  }

/**
 * From now on matches against bots are this person's. Where the owner had no name yet, it was this person all along, and
 * gets the matches so far.
 */
export const choosePlayingAlone =
  (id: string): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { people, solo } = getState().roster
    const isNameless = !people.some((person) => person.id === OWNER && person.name !== '')
    if (solo === OWNER && id !== OWNER && isNameless) return dispatch(mergePeople(OWNER, id))
    dispatch(soloChosen(id))
  }
