import { heldUp, markMade, nextPlace, placeOfHistory } from './database-place'
import type { HistoryRow, HistoryTables } from './tables'

/** What each version of the database added. A new one is appended; those that shipped are never changed. */
const MIGRATIONS: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('heads', { keyPath: 'id' }).createIndex('finishedAt', 'finishedAt')
    database.createObjectStore('records')
    // Bare texts under [person, match]: nothing is read quicker.
    database.createObjectStore('plays')
  },
]

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'))
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the database did not write'))
    transaction.oncomplete = () => resolve()
    transaction.onerror = fail
    transaction.onabort = fail
  })

/** Takes a transaction back. One that is being committed already goes through, and refuses to be asked. */
function abandon(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

async function openDatabase(leaving: AbortSignal): Promise<IDBDatabase> {
  const place = placeOfHistory()
  const opening = openNamed(place.name, leaving)
  const isHeldUp = place.wasLeft && (await heldUp(opening))
  const database = await (isHeldUp ? openNamed(nextPlace(place.name), leaving) : opening)
  // What was held up may come after all; nobody waits for it any more.
  if (isHeldUp) opening.then((late) => late.close()).catch(() => undefined)
  markMade(database.name)
  return database
}

async function openNamed(name: string, leaving: AbortSignal): Promise<IDBDatabase> {
  const request = indexedDB.open(name, MIGRATIONS.length)
  leaving.addEventListener('abort', () => request.transaction && abandon(request.transaction))
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(request.result)
  }
  const database = await answer(request)
  const close = () => database.close()
  // Another tab with a newer app may bring the database up to date.
  database.onversionchange = close
  leaving.addEventListener('abort', close)
  if (leaving.aborted) close()
  return database
}

/** The open database and what tells that the page is being left. */
interface Connection {
  readonly leaving: AbortSignal
  readonly database: Promise<IDBDatabase>
}

/**
 * Opens the database when it is first needed, and again after the page was left and came back. WebKit keeps a page that is
 * left for the way back, with all that it has begun: until it is thrown away, the next page waits for the database in
 * vain. So whoever leaves lets go of it at once; what was being written is still in the inbox.
 */
function connector(): () => Connection {
  let connection: Connection | null = null
  const connect = (): Connection => {
    const leaving = new AbortController()
    addEventListener(
      'pagehide',
      () => {
        connection = null
        leaving.abort()
      },
      { once: true },
    )
    return { leaving: leaving.signal, database: openDatabase(leaving.signal) }
  }
  return () => (connection ??= connect())
}

const STORES = ['heads', 'records', 'plays'] as const

/** The browser's database. Throws where it is forbidden, or was written by a newer app. */
export async function indexedDbTables(): Promise<HistoryTables> {
  const connected = connector()
  await connected().database
  const read = async (store: (typeof STORES)[number]) =>
    (await connected().database).transaction(store).objectStore(store)
  const write = async (change: (transaction: IDBTransaction) => unknown): Promise<void> => {
    const { database, leaving } = connected()
    const transaction = (await database).transaction(STORES, 'readwrite')
    const done = finished(transaction)
    const drop = () => abandon(transaction)
    leaving.addEventListener('abort', drop)
    change(transaction)
    await done.finally(() => leaving.removeEventListener('abort', drop))
  }
  return {
    isLasting: true,
    put: (rows) => write((transaction) => rows.forEach((row) => putRow(transaction, row))),
    remove: (ids) => write((transaction) => ids.forEach((id) => removeMatch(transaction, id))),
    clear: () =>
      write((transaction) => STORES.forEach((store) => transaction.objectStore(store).clear())),
    ids: async () => {
      const keys = await answer((await read('heads')).index('finishedAt').getAllKeys())
      return keys.filter((key) => typeof key === 'string').reverse()
    },
    heads: async (ids) => {
      const store = await read('heads')
      const heads = await Promise.all(ids.map((id) => answer<unknown>(store.get(id))))
      return heads.filter((head) => head !== undefined)
    },
    record: async (id) => answer<unknown>((await read('records')).get(id)),
    plays: async (person) => {
      const texts = await answer<unknown[]>((await read('plays')).getAll(playsOf(person)))
      return texts.filter((text) => typeof text === 'string')
    },
    count: async () => answer((await read('heads')).count()),
    countPlays: async (person) => answer((await read('plays')).count(playsOf(person))),
  }
}

/** The keys of everything that somebody played: a list comes after every text. */
const playsOf = (person: string): IDBKeyRange => IDBKeyRange.bound([person], [person, []])

/** The people of a match as it is kept now; what cannot be read has none. */
function peopleIn(head: unknown): string[] {
  if (typeof head !== 'object' || head === null || !('seats' in head)) return []
  const seats: readonly unknown[] = Array.isArray(head.seats) ? head.seats : []
  return seats.flatMap((seat) =>
    typeof seat === 'object' && seat !== null && 'person' in seat && typeof seat.person === 'string'
      ? [seat.person]
      : [],
  )
}

/** Takes a match out, then does what comes next in the same transaction. */
function removeMatch(transaction: IDBTransaction, id: string, then?: () => void): void {
  const heads = transaction.objectStore('heads')
  const kept: IDBRequest<unknown> = heads.get(id)
  kept.onsuccess = () => {
    for (const person of peopleIn(kept.result))
      transaction.objectStore('plays').delete([person, id])
    heads.delete(id)
    transaction.objectStore('records').delete(id)
    then?.()
  }
}

/** People may have changed since a match was first kept: its old plays go first. */
function putRow(transaction: IDBTransaction, { head, record, plays }: HistoryRow): void {
  removeMatch(transaction, head.id, () => {
    transaction.objectStore('heads').put(head)
    transaction.objectStore('records').put(record, head.id)
    for (const { person, play } of plays)
      transaction.objectStore('plays').put(play, [person, head.id])
  })
}
