import { asideKey } from '@/persistence/documents'
import { inboxText, readInboxIds, writeInbox } from '@/persistence/history/inbox'
import type { FinishedMatch } from '@/persistence/history/match'
import { rosterKind } from '@/persistence/roster'
import { sqliteTables } from '@/persistence/history/sqlite'
import { memoryTables, type HistoryTables } from '@/persistence/history/tables'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import { daysArrived } from '@/store/days/slice'
import {
  bringBackMatch,
  choosePlayingAlone,
  deleteHistory,
  deletePerson,
  discardMatch,
  mergePeople,
} from '@/store/history/actions'
import { readHistory, settleHistory } from '@/store/history/keep'
import { selectDiscarded } from '@/store/history/selectors'
import { selectProfiles, selectRoster, selectSolo } from '@/store/roster/selectors'
import { personAdded, personChanged } from '@/store/roster/slice'
import { createStore, type AppStore } from '@/store/store'
import { starsWon } from '@/store/trail/slice'
import { memorySqlite } from '../support/sqlite'
import { matchOf, playedOut } from './matches'

const idsIn = (store: AppStore) => store.dispatch(readHistory((book) => book.ids()))
const matchIn = (store: AppStore, id: string) =>
  store.dispatch(readHistory((book) => book.match(id)))
const countIn = (store: AppStore, person: string) =>
  store.dispatch(readHistory((book) => book.countPlays(person)))
const put = (store: AppStore, ...matches: FinishedMatch[]) =>
  store.dispatch(readHistory((book) => book.put(matches)))

/** A match as version 1 wrote it: without what was added since. */
function writeFirstVersion(storage: TextStorage, matches: readonly FinishedMatch[]): void {
  for (const match of matches) {
    const seats = match.seats.map((seat) => {
      const { treated, attacks, dynamites, gatlings, faces, ...old } = seat
      return old
    })
    const document = { version: 1, data: { ...match, seats } }
    storage.setItem(`tumbleweed.history.${match.id}`, JSON.stringify(document))
  }
  const data = matches.map(({ id }) => id)
  storage.setItem('tumbleweed.history', JSON.stringify({ version: 1, data }))
}

async function lasting(storage = memoryStorage()) {
  const tables = await sqliteTables(await memorySqlite())
  return { storage, tables, store: createStore(storage, () => Promise.resolve(tables)) }
}

describe('matches of the first version', () => {
  it('move into the database, and what they lacked is counted from their records', async () => {
    const { storage, store } = await lasting()
    const matches = [1, 2, 3].map((seed) => playedOut(5, seed))
    writeFirstVersion(storage, matches)
    expect(await idsIn(store)).toEqual(['played-5-3', 'played-5-2', 'played-5-1'])
    for (const match of matches) expect(await matchIn(store, match.id)).toEqual(match)
    expect(readInboxIds(storage)).toEqual([])
    expect(inboxText(storage, 'played-5-1')).toBeNull()
  })

  it('and of the second name no game: they are of the dice game', async () => {
    const { storage, store } = await lasting()
    const { game, ...second } = playedOut(4, 7)
    writeInbox(storage, playedOut(4, 7))
    const document = JSON.stringify({ version: 2, data: second })
    storage.setItem('tumbleweed.history.played-4-7', document)
    expect(await matchIn(store, 'played-4-7')).toEqual({ ...second, game })
  })

  it('that cannot be read are set aside and named; the others come along', async () => {
    const { storage, store } = await lasting()
    writeFirstVersion(storage, [playedOut(4, 1), playedOut(4, 2)])
    storage.setItem('tumbleweed.history.played-4-1', '{"version":1,"data":{}}')
    expect(await idsIn(store)).toEqual(['played-4-2'])
    expect(storage.getItem(asideKey('tumbleweed.history.played-4-1'))).toContain('"data":{}')
    expect(store.getState().notices.waiting).toMatchObject([
      { kind: 'save-set-aside', what: 'history' },
    ])
    expect(readInboxIds(storage)).toEqual([])
  })

  it('have a list of names, which becomes people with portraits to choose', () => {
    const storage = memoryStorage()
    const people = [{ id: 'a', name: 'Mia' }]
    storage.setItem(rosterKind.key, JSON.stringify({ version: 1, data: people }))
    const store = createStore(storage)
    expect(selectRoster(store.getState())).toEqual([{ id: 'a', name: 'Mia', face: null }])
    expect(selectSolo(store.getState())).toBe('you')
  })
})

describe('the inbox', () => {
  it('keeps what the database refuses, and says so', async () => {
    const storage = memoryStorage()
    const full: HistoryTables = {
      ...memoryTables(),
      isLasting: true,
      put: () => Promise.reject(new Error('QuotaExceededError')),
    }
    const store = createStore(storage, () => Promise.resolve(full))
    writeInbox(storage, matchOf({}))
    await store.dispatch(settleHistory())
    expect(readInboxIds(storage)).toEqual(['m'])
    expect(store.getState().notices.waiting).toEqual([{ kind: 'storage-full' }])
  })

  it('does without a database where there is none', async () => {
    const storage = memoryStorage()
    const none = () => Promise.resolve(null)
    writeInbox(storage, matchOf({ id: 'a', finishedAt: 1 }))
    const store = createStore(storage, none)
    await put(store, matchOf({ id: 'b', finishedAt: 2 }))
    expect(await idsIn(store)).toEqual(['b', 'a'])
    await store.dispatch(discardMatch('a'))
    expect(await idsIn(createStore(storage, none))).toEqual(['b'])
  })

  it('does not lose what is rewritten while it is being moved', async () => {
    const storage = memoryStorage()
    const slow = memoryTables()
    const tables: HistoryTables = {
      ...slow,
      isLasting: true,
      put: async (rows) => {
        await slow.put(rows)
        if (rows.some(({ head }) => head.turns === 10)) writeInbox(storage, matchOf({ turns: 11 }))
      },
    }
    const store = createStore(storage, () => Promise.resolve(tables))
    writeInbox(storage, matchOf({ turns: 10 }))
    await store.dispatch(settleHistory())
    expect(readInboxIds(storage)).toEqual(['m'])
    expect((await matchIn(store, 'm'))?.turns).toBe(11)
    expect(readInboxIds(storage)).toEqual([])
  })
})

describe('a match that is thrown away', () => {
  it('comes back as it was', async () => {
    const { store } = await lasting()
    const match = playedOut(4, 2)
    await put(store, match, matchOf({ id: 'other' }))
    await store.dispatch(discardMatch(match.id))
    expect(await idsIn(store)).toEqual(['other'])
    expect(selectDiscarded(store.getState())?.id).toBe(match.id)
    await store.dispatch(bringBackMatch())
    expect(await matchIn(store, match.id)).toEqual(match)
    expect(selectDiscarded(store.getState())).toBeNull()
  })
})

describe('people', () => {
  const both = matchOf({
    id: 'both',
    mode: 'pass',
    seats: [
      { person: 'mia', name: 'Mia', bot: null },
      { person: 'tom', name: 'Tom', bot: null },
      {},
    ],
  })
  const alone = matchOf({ id: 'alone', seats: [{ person: 'mia', name: '', bot: null }, {}, {}] })

  it('who are deleted leave nothing behind but the matches of others', async () => {
    const { store } = await lasting()
    store.dispatch(personChanged({ id: 'mia', name: 'Mia', face: null }))
    await put(store, both, alone)
    await store.dispatch(deletePerson('mia'))
    expect(await idsIn(store)).toEqual(['both'])
    const left = await matchIn(store, 'both')
    expect(JSON.stringify(left)).not.toMatch(/mia/i)
    expect(left?.seats[1]).toMatchObject({ person: 'tom', name: 'Tom' })
    expect(await countIn(store, 'mia')).toBe(0)
    expect(await countIn(store, 'tom')).toBe(1)
    expect(selectRoster(store.getState())).toEqual([])
  })

  it('who are deleted take their suspicions along, and how well they read people', async () => {
    const { store } = await lasting()
    const says = { role: 'outlaw', sureness: 'certain' } as const
    const marks = [
      { by: 0, about: 1, says, turn: 1, at: 0 },
      { by: 1, about: 0, says, turn: 2, at: 9 },
    ]
    const seats = both.seats.map((seat, i) => ({
      ...seat,
      ...(i < 2 && { reading: { points: 70 + i, counting: 55 } }),
    }))
    await put(store, { ...both, seats, marks })
    const readingOf = async (person: string) =>
      (await store.dispatch(readHistory((book) => book.plays(person)))).map((play) => play.reading)
    expect(await readingOf('mia')).toEqual([{ points: 70, counting: 55 }])
    await store.dispatch(deletePerson('mia'))
    const left = await matchIn(store, 'both')
    expect(left?.marks).toEqual([marks[1]])
    expect(left?.seats.map(({ reading }) => reading?.points)).toEqual([undefined, 71, undefined])
    expect(await readingOf('mia')).toEqual([])
    expect(await readingOf('tom')).toEqual([{ points: 71, counting: 55 }])
  })

  it('who are deleted are found in matches whose rows of statistics nobody can read', async () => {
    const sql = await memorySqlite()
    const tables = await sqliteTables(sql)
    const store = createStore(memoryStorage(), () => Promise.resolve(tables))
    await put(store, both, alone)
    await sql.run(`UPDATE plays SET play = 'from the future'`)
    await store.dispatch(deletePerson('mia'))
    expect(await idsIn(store)).toEqual(['both'])
    expect(JSON.stringify(await matchIn(store, 'both'))).not.toMatch(/mia/i)
  })

  it('who turn out to be one have their matches together', async () => {
    const { store } = await lasting()
    await put(store, both, alone, matchOf({ id: 'mine' }))
    await store.dispatch(mergePeople('you', 'mia'))
    expect(await countIn(store, 'mia')).toBe(3)
    expect(await countIn(store, 'you')).toBe(0)
    expect(selectSolo(store.getState())).toBe('mia')
    await store.dispatch(mergePeople('tom', 'mia'))
    expect((await matchIn(store, 'both'))?.seats.map(({ person }) => person)).toEqual([
      'mia',
      null,
      null,
    ])
  })

  it('of whom one says "that is me" get the matches of a nameless owner, not of a named one', async () => {
    const { store } = await lasting()
    const mia = store.dispatch(personAdded('Mia')).payload.id
    const tom = store.dispatch(personAdded('Tom')).payload.id
    await put(store, matchOf({ id: 'mine' }))
    await store.dispatch(choosePlayingAlone(mia))
    expect(await countIn(store, mia)).toBe(1)
    expect(selectProfiles(store.getState()).map(({ name }) => name)).toEqual(['Mia', 'Tom'])
    await store.dispatch(choosePlayingAlone(tom))
    expect(await countIn(store, mia)).toBe(1)
    expect(await countIn(store, tom)).toBe(0)
    expect(selectSolo(store.getState())).toBe(tom)
  })

  it('and matches: all of it goes when all of it is deleted', async () => {
    const { store, tables, storage } = await lasting()
    await put(store, both, alone)
    writeInbox(storage, matchOf({ id: 'arrived' }))
    expect(await store.dispatch(deleteHistory())).toBe(true)
    expect(await tables.ids()).toEqual([])
    expect(await tables.plays('mia')).toEqual([])
    expect(readInboxIds(storage)).toEqual([])
  })

  it('and matches: all of it stays where the database refuses to delete', async () => {
    const { store: before, tables, storage } = await lasting()
    await put(before, both)
    const refuse = () => Promise.reject(new Error('the disk is gone'))
    const stuck: HistoryTables = { ...tables, clear: refuse, remove: refuse }
    const store = createStore(storage, () => Promise.resolve(stuck))
    store.dispatch(starsWon({ table: 'first', stars: 3 }))
    const result = { won: true, turns: 9, life: 3, reading: null }
    const played = { rules: 1, bots: 1, match: 'day', startedAt: 0, result }
    store.dispatch(daysArrived([{ game: 'dice', day: '2026-11-17', ...played }]))
    const { days, trail } = store.getState()
    writeInbox(storage, matchOf({ id: 'arrived' }))
    expect(await store.dispatch(deleteHistory())).toBe(false)
    expect(store.getState().days).toEqual(days)
    expect(store.getState().trail).toEqual(trail)
    expect([days[0]?.result, trail.stars]).toEqual([result, { first: 3 }])
    expect(readInboxIds(storage)).toEqual(['arrived'])
    expect(store.getState().notices.waiting).toHaveLength(1)
    await store.dispatch(discardMatch('arrived'))
    expect(await idsIn(store)).toEqual(['arrived', 'both'])
  })
})
