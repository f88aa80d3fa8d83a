import * as v from 'valibot'
import type { DocumentKind } from './documents'

/** Somebody who plays on this phone. Matches name people by id, so a name may change. */
const PersonSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24)),
})
export type Person = v.InferOutput<typeof PersonSchema>

/** Whoever played last comes first. */
export const rosterKind: DocumentKind<readonly Person[]> = {
  key: 'tumbleweed.roster',
  version: 1,
  schema: v.array(PersonSchema),
}
