import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Person } from '@/persistence/roster'
import { plainName } from '../setup/names'

export type { Person }

const nobody: readonly Person[] = []

/** The people who play on this phone; whoever played last comes first. */
const slice = createSlice({
  name: 'roster',
  initialState: () => nobody,
  reducers: {
    rosterRestored: (_, { payload }: PayloadAction<readonly Person[]>) => payload,
    /** Somebody new; a name that is known already is the same person. */
    personAdded: {
      reducer: (people, { payload }: PayloadAction<Person>) =>
        people.some(({ name }) => plainName(name) === plainName(payload.name))
          ? people
          : [...people, payload],
      prepare: (name: string) => ({ payload: { id: nanoid(), name: name.trim() } }),
    },
    personRenamed: (people, { payload }: PayloadAction<Person>) =>
      people.map((person) =>
        person.id === payload.id ? { ...person, name: payload.name.trim() } : person,
      ),
    personRemoved: (people, { payload }: PayloadAction<string>) =>
      people.filter(({ id }) => id !== payload),
    /** They sit down to play: next time they are offered first. */
    peopleSeated(people, { payload }: PayloadAction<readonly string[]>) {
      const isSeated = ({ id }: Person) => payload.includes(id)
      return [...people.filter(isSeated), ...people.filter((person) => !isSeated(person))]
    },
  },
})

export const rosterReducer = slice.reducer
export const { rosterRestored, personAdded, personRenamed, personRemoved, peopleSeated } =
  slice.actions
