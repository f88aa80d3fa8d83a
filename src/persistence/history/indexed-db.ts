import type { HistoryRow, HistoryTables } from './tables'

const NAME = 'tumbleweed'

/** What each version of the database added. A new one is appended; those that shipped are never changed. */
const MIGRATIONS: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('heads', { keyPath: 'id' }).createIndex('finishedAt', 'finishedAt')
    database.createObjectStore('records')
    const plays = database.createObjectStore('plays', { keyPath: ['match', 'person'] })
    plays.createIndex('match', 'match')
    plays.createIndex('person', 'person')
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

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, MIGRATIONS.length)
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(request.result)
  }
  const database = await answer(request)
  // Another tab with a newer app may bring the database up to date.
  database.onversionchange = () => database.close()
  return database
}

const STORES = ['heads', 'records', 'plays'] as const

/** The browser's database. Throws where it is forbidden, or was written by a newer app. */
export async function indexedDbTables(): Promise<HistoryTables> {
  const database = await openDatabase()
  const read = (store: (typeof STORES)[number]) => database.transaction(store).objectStore(store)
  const write = async (change: (transaction: IDBTransaction) => unknown): Promise<void> => {
    const transaction = database.transaction(STORES, 'readwrite')
    const done = finished(transaction)
    change(transaction)
    await done
  }
  return {
    isLasting: true,
    put: (rows) => write((transaction) => rows.forEach((row) => putRow(transaction, row))),
    remove: (ids) => write((transaction) => ids.forEach((id) => removeMatch(transaction, id))),
    clear: () =>
      write((transaction) => STORES.forEach((store) => transaction.objectStore(store).clear())),
    ids: async () => {
      const keys = await answer(read('heads').index('finishedAt').getAllKeys())
      return keys.filter((key) => typeof key === 'string').reverse()
    },
    heads: async (ids) => {
      const store = read('heads')
      const heads = await Promise.all(ids.map((id) => answer<unknown>(store.get(id))))
      return heads.filter((head) => head !== undefined)
    },
    record: (id) => answer<unknown>(read('records').get(id)),
    plays: (person) => answer<unknown[]>(read('plays').index('person').getAll(person)),
    countPlays: (person) => answer(read('plays').index('person').count(person)),
  }
}

/** Takes a match out, then does what comes next in the same transaction. */
function removeMatch(transaction: IDBTransaction, id: string, then?: () => void): void {
  transaction.objectStore('heads').delete(id)
  transaction.objectStore('records').delete(id)
  const plays = transaction.objectStore('plays')
  const keys = plays.index('match').getAllKeys(id)
  keys.onsuccess = () => {
    for (const key of keys.result) plays.delete(key)
    then?.()
  }
}

/** People may have changed since a match was first kept: its old plays go first. */
function putRow(transaction: IDBTransaction, { head, record, plays }: HistoryRow): void {
  removeMatch(transaction, head.id, () => {
    transaction.objectStore('heads').put(head)
    transaction.objectStore('records').put(record, head.id)
    for (const play of plays) transaction.objectStore('plays').put(play)
  })
}
