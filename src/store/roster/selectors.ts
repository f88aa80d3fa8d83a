import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../root'
import { OWNER, type Person } from './slice'

const selectPeople = (state: RootState) => state.roster.people

/** People with a name: whoever can be asked to the table. */
export const selectRoster = createSelector([selectPeople], (people) =>
  people.filter(({ name }) => name !== ''),
)

/** Whose matches those against bots are. */
export const selectSolo = (state: RootState): string => state.roster.solo

const NOBODY_YET: Person = { id: OWNER, name: '', face: null }

/** Everybody who has statistics here; whoever plays alone comes first. */
export const selectProfiles = createSelector([selectPeople, selectSolo], (people, solo) => {
  const first = people.find(({ id }) => id === solo) ?? NOBODY_YET
  return [first, ...people.filter(({ id }) => id !== first.id)]
})
