import * as v from 'valibot'
import { LONGEST_NAME } from './names'
import { CHARACTER_IDS } from '@/family/characters'
import type { DocumentKind } from './documents'

const id = v.pipe(v.string(), v.minLength(1))

/** Whoever the phone belongs to, as long as nobody has said a name: "you", in whatever language is spoken. */
export const OWNER = 'you'

/** Somebody who plays on this phone. Matches name people by id, so a name may change; only the owner may go without. */
export const PersonSchema = v.pipe(
  v.object({
    id,
    name: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME)),
    /** The portrait that stands for them. */
    face: v.nullable(v.picklist(CHARACTER_IDS)),
  }),
  v.check((person) => person.name !== '' || person.id === OWNER, 'somebody has no name'),
)
export type Person = v.InferOutput<typeof PersonSchema>

/** The people of this phone, and whose matches those against bots are. */
const RosterSchema = v.object({
  /** Whoever played last comes first. */
  people: v.array(PersonSchema),
  solo: id,
})
export type Roster = v.InferOutput<typeof RosterSchema>

const FirstRosterSchema = v.array(v.object({ id: v.string(), name: v.string() }))

export const rosterKind: DocumentKind<Roster> = {
  key: 'tumbleweed.roster',
  version: 2,
  schema: RosterSchema,
  /** Version 1 was a list of names. */
  migrate: (data) => ({
    people: v.parse(FirstRosterSchema, data).map((person) => ({ ...person, face: null })),
    solo: OWNER,
  }),
}
