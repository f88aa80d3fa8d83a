import * as v from 'valibot'
import {
  readDocument,
  removeDocument,
  writeDocument,
  type DocumentKind,
  type Found,
} from '../documents'
import { tryRead, type StorageFault, type TextStorage } from '../storage'
import { MATCH_VERSION, type FinishedMatch, type WrittenMatch } from './match'
import type { MatchReading } from './reading'

// A match that has just ended is written here, at once, so that an app that is killed in the same moment has lost
// nothing. From here it goes on into the database. Earlier versions kept the whole history in this place.

const indexKind: DocumentKind<readonly string[]> = {
  key: 'tumbleweed.history',
  version: 1,
  schema: v.array(v.pipe(v.string(), v.minLength(1))),
}

/** Where a match lies, and in which shape it is written now. */
const placeOf = (id: string) => ({ key: `${indexKind.key}.${id}`, version: MATCH_VERSION })

/** Which matches lie there, the oldest first. */
export function readInboxIds(storage: TextStorage): readonly string[] {
  const found = readDocument(storage, indexKind)
  return found.kind === 'found' ? found.value : []
}

/** One of them. How it is read is the caller's to bring: who only writes need not load the rules of its game. */
export const readInbox = (
  storage: TextStorage,
  id: string,
  reading: MatchReading,
): Found<FinishedMatch> => readDocument(storage, { ...placeOf(id), ...reading })

/** Keeps a match, or the newer telling of one that is kept already. */
export function writeInbox(storage: TextStorage, match: WrittenMatch): StorageFault | null {
  const fault = writeDocument(storage, placeOf(match.id), match)
  if (fault) return fault
  const ids = readInboxIds(storage)
  return ids.includes(match.id) ? null : writeDocument(storage, indexKind, [...ids, match.id])
}

/** How a match is written there now: whoever moves it checks whether it has been rewritten in the meantime. */
export const inboxText = (storage: TextStorage, id: string): string | null =>
  tryRead(storage, placeOf(id).key)

/** Takes matches out; one that was never there is no matter. */
export function clearInbox(storage: TextStorage, gone: readonly string[]): void {
  const ids = readInboxIds(storage)
  const left = ids.filter((id) => !gone.includes(id))
  if (left.length === ids.length) return
  if (left.length > 0) writeDocument(storage, indexKind, left)
  else removeDocument(storage, indexKind.key)
  for (const id of gone) removeDocument(storage, placeOf(id).key)
}
