import {
  FILE_END,
  fileHead,
  readHistoryFile,
  type FileProblem,
  type HistoryFile,
} from '@/persistence/history/file'
import type { FinishedMatch } from '@/persistence/history/match'
import { recordsOf } from '../games'
import { daysArrived } from '../days/slice'
import { OWNER, personChanged, soloChosen, type Person, type Roster } from '../roster/slice'
import { plainName } from '../setup/names'
import { starsArrived } from '../trail/slice'
import { inHistory, readHistory, type Thunk } from './keep'

export type { FileProblem }

/** Writes people and matches as the parts of a file. */
export const exportHistory =
  (now: Date): Thunk<Promise<readonly string[]>> =>
  (dispatch, getState) =>
    dispatch(
      readHistory(async (book) => {
        const { roster, days, trail } = getState()
        const parts = [fileHead({ ...roster, days, trail: trail.stars }, now)]
        let between = '\n'
        for await (const page of book.pages())
          for (const match of page) {
            parts.push(between, JSON.stringify(match))
            between = ',\n'
          }
        return [...parts, FILE_END]
      }),
    )

/** What came of a file: how many matches are new here, and how many were known. */
export type Imported =
  | { readonly kind: 'read'; readonly added: number; readonly known: number }
  | { readonly kind: 'refused'; readonly problem: FileProblem }
  | { readonly kind: 'failed' }

/** Reads a file into the history. A match that is here already stays as it is, so twice is as good as once. */
export const importHistory =
  (text: string): Thunk<Promise<Imported>> =>
  async (dispatch, getState) => {
    const read = await readHistoryFile(text, recordsOf)
    if (!read.ok) return { kind: 'refused', problem: read.problem }
    const { file } = read
    const { roster } = getState()
    const namesakes = namesakesIn(file.people, roster)
    const done = await dispatch(
      inHistory(async (book) => {
        const known = new Set(await book.ids())
        const added = file.matches.filter(({ id }) => !known.has(id))
        await book.put(added.map((match) => withPeople(match, namesakes)))
        return { added: added.length, known: file.matches.length - added.length }
      }),
    )
    if (!done) return { kind: 'failed' }
    welcome(file, roster).forEach((person) => dispatch(personChanged(person)))
    const solo = namesakes.get(file.solo)
    if (roster.people.length === 0 && solo !== undefined) dispatch(soloChosen(solo))
    if (file.days.length > 0) dispatch(daysArrived(file.days))
    dispatch(starsArrived(file.trail))
    return { kind: 'read', ...done }
  }

/** Who the people of a file are here: by id, or by name. */
function namesakesIn(arriving: readonly Person[], { people }: Roster): ReadonlyMap<string, string> {
  const namesakes = new Map([[OWNER, OWNER]])
  for (const { id, name } of arriving) {
    const same =
      people.find((person) => person.id === id) ??
      people.find((person) => name !== '' && plainName(person.name) === plainName(name))
    namesakes.set(id, same?.id ?? id)
  }
  return namesakes
}

/** Those who are new here. */
const welcome = ({ people }: HistoryFile, roster: Roster): Person[] => {
  const namesakes = namesakesIn(people, roster)
  const isKnown = ({ id }: Person) =>
    roster.people.some((person) => person.id === namesakes.get(id))
  return people.filter((person) => !isKnown(person))
}

const withPeople = (
  match: FinishedMatch,
  namesakes: ReadonlyMap<string, string>,
): FinishedMatch => ({
  ...match,
  seats: match.seats.map((seat) => ({
    ...seat,
    person: seat.person === null ? null : (namesakes.get(seat.person) ?? null),
  })),
})
