import * as v from 'valibot'
import { readDocument, writeDocument, type DocumentKind } from '@/persistence/documents'
import type { TextStorage } from '@/persistence/storage'
import { selectIsHeld, selectSecretMatch } from '../match/selectors'
import { actionTaken } from '../match/slice'
import { askedSeat } from '../match/table'
import type { RootState, StartListening } from '../root'

const ClockSchema = v.object({ id: v.string(), seconds: v.array(v.number()) })
type Times = v.InferOutput<typeof ClockSchema>

const clockKind: DocumentKind<Times> = {
  key: 'tumbleweed.clock',
  version: 1,
  schema: ClockSchema,
}

/** Whoever thinks longer than this has put the phone down, in milliseconds. */
const LONGEST = 180_000

/** How long each seat was asked, by the match that is on the table. */
export interface Clock {
  /** Whole seconds by seat; null where the clock did not run. */
  readonly read: (id: string) => readonly number[] | null
}

const isRunning = (state: RootState): boolean => state.match.isWatched && !selectIsHeld(state)

/** Adds up the time between choices while the table is looked at; the lesson is not timed. A match may take days; this is what was played of it. */
export function listenForClock(startListening: StartListening, storage: TextStorage): Clock {
  let since: number | null = null
  const load = (id: string): Times | null => {
    const found = readDocument(storage, clockKind)
    return found.kind === 'found' && found.value.id === id ? found.value : null
  }
  startListening({
    predicate: (action, now, before) =>
      actionTaken.match(action) || isRunning(now) !== isRunning(before),
    effect: (_, { getState, getOriginalState }) => {
      const now = Date.now()
      const before = selectSecretMatch(getOriginalState())
      const asked = before && askedSeat(before)
      if (since !== null && before && asked !== null && !before.script) {
        const seconds = load(before.id)?.seconds.slice() ?? before.players.map(() => 0)
        seconds[asked] = (seconds[asked] ?? 0) + Math.min(now - since, LONGEST) / 1000
        writeDocument(storage, clockKind, { id: before.id, seconds })
      }
      since = isRunning(getState()) ? now : null
    },
  })
  return { read: (id) => load(id)?.seconds.map(Math.round) ?? null }
}
