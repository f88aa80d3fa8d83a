import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { OWNER, type Person, type Roster } from '@/persistence/roster'
import { plainName } from '../setup/names'

export { OWNER }
export type { Person, Roster }

/** For somebody who has not been written down before. */
export const newPersonId = (): string => nanoid()

const initialState: Roster = { people: [], solo: OWNER }

const isNamed =
  (name: string) =>
  (person: Person): boolean =>
    plainName(person.name) === plainName(name)

/** The people who play on this phone; whoever played last comes first. */
const slice = createSlice({
  name: 'roster',
  initialState,
  reducers: {
    rosterRestored: (_, { payload }: PayloadAction<Roster>) => payload,
    /** Somebody new; a name that is known already is the same person. */
    personAdded: {
      reducer({ people }, { payload }: PayloadAction<Person>) {
        if (!people.some(isNamed(payload.name))) people.push(payload)
      },
      prepare: (name: string) => ({
        payload: { id: newPersonId(), name: name.trim(), face: null },
      }),
    },
    /** Another name or portrait. The owner is written down when there is first something to write. */
    personChanged({ people }, { payload }: PayloadAction<Person>) {
      const changed = { ...payload, name: payload.name.trim() }
      const place = people.findIndex(({ id }) => id === payload.id)
      if (place < 0) people.push(changed)
      else people[place] = changed
    },
    /** Whoever is gone plays alone no more: that is the owner again. */
    personRemoved(roster, { payload }: PayloadAction<string>) {
      roster.people = roster.people.filter(({ id }) => id !== payload)
      if (roster.solo === payload) roster.solo = OWNER
    },
    /** They sit down to play: next time they are offered first. */
    peopleSeated(roster, { payload }: PayloadAction<readonly string[]>) {
      const isSeated = ({ id }: Person) => payload.includes(id)
      const { people } = roster
      roster.people = [...people.filter(isSeated), ...people.filter((person) => !isSeated(person))]
    },
    /** Whose matches those against bots are from now on. */
    soloChosen(roster, { payload }: PayloadAction<string>) {
      roster.solo = payload
    },
  },
})

export const rosterReducer = slice.reducer
export const {
  rosterRestored,
  personAdded,
  personChanged,
  personRemoved,
  peopleSeated,
  soloChosen,
} = slice.actions
