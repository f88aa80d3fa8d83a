import { startMatch } from '@/core/match'
import { cards } from '@/games/cards'
import type { GameId } from '@/games'
import { readHistoryFile } from '@/persistence/history/file'
import { readInboxIds, writeInbox } from '@/persistence/history/inbox'
import type { FinishedMatch } from '@/persistence/history/match'
import type { RecordsOf } from '@/persistence/history/records'
import { memoryTables } from '@/persistence/history/tables'
import { memoryStorage } from '@/persistence/storage'
import { recordsOf } from '@/store/games'
import { HistoryBook } from '@/store/history/book'
import { historyDoor } from '@/store/history/door'
import '../support/games-loaded'
import { matchOf } from './matches'

// A match is read by the rules of its own game, and by no other's; who only wants lists and figures needs none.

/** What fetches games: it notes which were asked for, and some cannot be had. */
function fetcher(...missing: readonly GameId[]) {
  const asked = new Set<GameId>()
  const lost = new Set(missing)
  const fetch: RecordsOf = (game) => {
    asked.add(game)
    return lost.has(game) ? Promise.reject(new Error('no connection')) : recordsOf(game)
  }
  return { fetch, asked: () => [...asked], found: () => lost.clear() }
}

const ofDice = matchOf({ id: 'dice', finishedAt: 1 })
const ofCards: FinishedMatch = matchOf({
  game: 'cards',
  id: 'cards',
  finishedAt: 2,
  seats: [{ person: 'you', bot: null, faces: [] }, { faces: [] }, { faces: [] }, { faces: [] }],
  record: startMatch(cards, { kind: 'deal', seats: 4 }, 1).record,
})

async function bookOf(fetch: RecordsOf) {
  const storage = memoryStorage()
  const tables = { ...memoryTables(), isLasting: true }
  const book = new HistoryBook(storage, tables, fetch)
  await book.put([ofDice, ofCards])
  return { storage, book }
}

describe('without any game', () => {
  it('matches are listed and added up', async () => {
    const { fetch, asked } = fetcher('dice', 'cards')
    const { book } = await bookOf(fetch)
    expect((await book.heads(await book.ids())).map(({ game }) => game)).toEqual(['cards', 'dice'])
    expect((await book.plays('you')).map(({ game }) => game)).toEqual(['dice', 'cards'])
    expect(asked()).toEqual([])
  })

  it('people become one, and are forgotten; what was played stays as it is', async () => {
    const { fetch, asked, found } = fetcher('dice', 'cards')
    const { book } = await bookOf(fetch)
    await book.reassign('you', 'mia')
    expect(await book.countPlays('you')).toBe(0)
    expect(await book.countPlays('mia')).toBe(2)
    expect(asked()).toEqual([])
    found()
    expect((await book.match('cards'))?.record).toEqual(ofCards.record)
    await book.forget('mia')
    expect(await book.count()).toBe(0)
  })
})

it.each([
  ['dice', ofDice],
  ['cards', ofCards],
] as const)('a match of %s is read by its own game', async (game, match) => {
  const { fetch, asked } = fetcher()
  const { book } = await bookOf(fetch)
  expect(await book.match(match.id)).toEqual(match)
  expect(asked()).toEqual([game])
})

it('a match that has ended needs its own game to get into the ledger', async () => {
  const { fetch, asked } = fetcher()
  const { storage, book } = await bookOf(fetch)
  writeInbox(storage, { ...ofCards, id: 'new' })
  expect(await book.settle()).toEqual({ moved: 1, setAside: [], waiting: 0 })
  expect(asked()).toEqual(['cards'])
})

it('one whose game cannot be fetched waits, holds up no other, and comes with the next try', async () => {
  const { fetch, found } = fetcher('cards')
  const { storage, book } = await bookOf(fetch)
  writeInbox(storage, { ...ofCards, id: 'waits' })
  writeInbox(storage, { ...ofDice, id: 'comes' })
  expect(await book.settle()).toEqual({ moved: 1, setAside: [], waiting: 1 })
  expect(readInboxIds(storage)).toEqual(['waits'])
  expect(await book.count()).toBe(3)
  found()
  expect(await book.settle()).toEqual({ moved: 1, setAside: [], waiting: 0 })
  expect(readInboxIds(storage)).toEqual([])
  expect(await book.match('waits')).toEqual({ ...ofCards, id: 'waits' })
})

describe('a file', () => {
  const fileOf = (...matches: readonly FinishedMatch[]) =>
    JSON.stringify({
      ...{ app: 'tumbleweed', kind: 'history', version: 3 },
      ...{ people: [], solo: 'you', matches },
    })

  it('is read by the games that were played in it', async () => {
    const { fetch, asked } = fetcher('dice')
    const read = await readHistoryFile(fileOf(ofCards), fetch)
    expect(read.ok && read.file.matches).toEqual([ofCards])
    expect(asked()).toEqual(['cards'])
  })

  it('is not called damaged where a game cannot be fetched', async () => {
    const { fetch } = fetcher('cards')
    await expect(readHistoryFile(fileOf(ofDice, ofCards), fetch)).rejects.toThrow('no connection')
  })
})

it('a history that cannot be fetched is fetched again when somebody asks again', async () => {
  let tries = 0
  const { history } = historyDoor(memoryStorage(), () => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(null)
  })
  await expect(history()).rejects.toThrow('no connection')
  const book = await history()
  expect(await history()).toBe(book)
  expect(tries).toBe(2)
})
