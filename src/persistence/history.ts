import * as v from 'valibot'
import type { DiceRecord } from '@/games/dice'
import { CHARACTER_IDS } from '@/games/dice/characters'
import { RecordSchema } from '@/games/dice/notation/schema'
import { ROLES, SIDES } from '@/games/dice/rules/state'
import type { TrackerRecord } from '@/games/dice/tracker'
import { TrackerRecordSchema } from '@/games/dice/tracker/schema'
import { readDocument, removeDocument, writeDocument, type DocumentKind } from './documents'
import type { StorageFault, TextStorage } from './storage'

const time = v.pipe(v.number(), v.finite())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.minLength(1))

/** How one seat came out of a match: all that statistics need, without replaying it. */
const FinishedSeatSchema = v.object({
  name: v.string(),
  /** Somebody of the roster. */
  person: v.nullable(text),
  /** The level, where a bot sat there. */
  bot: v.nullable(text),
  character: v.nullable(v.picklist(CHARACTER_IDS)),
  role: v.picklist([...ROLES, 'hidden']),
  won: v.boolean(),
  /** The turn in which the seat fell. */
  fell: v.nullable(count),
  /** Time at turn; null where nobody looked at the clock. */
  seconds: v.nullable(time),
  dealt: count,
  kills: count,
  lost: count,
  gained: count,
  drunk: count,
  arrows: count,
})
export type FinishedSeat = v.InferOutput<typeof FinishedSeatSchema>

export const HISTORY_MODES = ['solo', 'pass', 'companion'] as const

/** A match that is over, of whichever mode. */
export interface FinishedMatch {
  readonly id: string
  readonly mode: (typeof HISTORY_MODES)[number]
  readonly startedAt: number
  readonly finishedAt: number
  readonly side: (typeof SIDES)[number]
  readonly turns: number
  readonly seats: readonly FinishedSeat[]
  readonly record: DiceRecord | TrackerRecord
}

const FinishedMatchSchema: v.GenericSchema<unknown, FinishedMatch> = v.object({
  id: text,
  mode: v.picklist(HISTORY_MODES),
  startedAt: time,
  finishedAt: time,
  side: v.picklist(SIDES),
  turns: count,
  seats: v.array(FinishedSeatSchema),
  record: v.union([RecordSchema, TrackerRecordSchema]),
})

/** The ids of all finished matches, the oldest first. Each match is a document of its own: a bad one costs no other. */
const indexKind: DocumentKind<readonly string[]> = {
  key: 'tumbleweed.history',
  version: 1,
  schema: v.array(text),
}

const matchKindOf = (id: string): DocumentKind<FinishedMatch> => ({
  key: `${indexKind.key}.${id}`,
  version: 1,
  schema: FinishedMatchSchema,
})

/** Which matches are kept; whoever reads them asks for each by its id. */
export function readHistoryIds(storage: TextStorage): readonly string[] {
  const found = readDocument(storage, indexKind)
  return found.kind === 'found' ? found.value : []
}

export const readFinishedMatch = (storage: TextStorage, id: string) =>
  readDocument(storage, matchKindOf(id))

/** Keeps a match, or the newer telling of one that is kept already. */
export function writeFinishedMatch(
  storage: TextStorage,
  match: FinishedMatch,
): StorageFault | null {
  const fault = writeDocument(storage, matchKindOf(match.id), match)
  if (fault) return fault
  const ids = readHistoryIds(storage)
  return ids.includes(match.id) ? null : writeDocument(storage, indexKind, [...ids, match.id])
}

/** Forgets a match; one that was never kept is no matter. */
export function removeFinishedMatch(storage: TextStorage, id: string): void {
  const ids = readHistoryIds(storage)
  if (!ids.includes(id)) return
  writeDocument(
    storage,
    indexKind,
    ids.filter((other) => other !== id),
  )
  removeDocument(storage, matchKindOf(id).key)
}
