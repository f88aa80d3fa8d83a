import * as v from 'valibot'
import { tryRead, tryWrite, type StorageFault, type TextStorage } from './storage'

/** A kind of document: where it lies, its version, and what makes it valid. */
export interface DocumentKind<T> {
  readonly key: string
  readonly version: number
  readonly schema: v.GenericSchema<unknown, T>
  /** Brings the data of an older version up to this one; absent where there never was one. */
  readonly migrate?: (data: unknown, from: number) => unknown
}

/** What was found: the document, nothing, or something that was set aside and why. */
export type Found<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'set-aside'; readonly reason: string }

const EnvelopeSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  data: v.unknown(),
})

/** Where a bad document is kept for whoever wants to look into it. */
export const asideKey = (key: string): string => `${key}.aside`

/** Reads a document. A bad one is set aside and named; it is never the reason to lose another. */
export function readDocument<T>(storage: TextStorage, kind: DocumentKind<T>): Found<T> {
  const text = tryRead(storage, kind.key)
  if (text === null) return { kind: 'missing' }
  try {
    return { kind: 'found', value: decode(text, kind) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    setAside(storage, kind.key)
    return { kind: 'set-aside', reason }
  }
}

function decode<T>(text: string, { version, schema, migrate }: DocumentKind<T>): T {
  const envelope = v.parse(EnvelopeSchema, JSON.parse(text))
  if (envelope.version > version)
    throw new Error(
      `written by a newer app (version ${envelope.version}, this one knows ${version})`,
    )
  const isOld = envelope.version < version
  if (isOld && !migrate) throw new Error(`version ${envelope.version} is not known`)
  return v.parse(
    schema,
    isOld && migrate ? migrate(envelope.data, envelope.version) : envelope.data,
  )
}

/** Moves a document out of the way and keeps its text. */
export function setAside(storage: TextStorage, key: string): void {
  const text = tryRead(storage, key)
  if (text !== null) tryWrite(storage, asideKey(key), text)
  removeDocument(storage, key)
}

export function writeDocument<T>(
  storage: TextStorage,
  { key, version }: Pick<DocumentKind<T>, 'key' | 'version'>,
  data: T,
): StorageFault | null {
  return tryWrite(storage, key, JSON.stringify({ version, data }))
}

export function removeDocument(storage: TextStorage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // What cannot be removed cannot be read either: reading it sets it aside again.
  }
}
