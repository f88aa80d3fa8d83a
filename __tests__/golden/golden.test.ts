import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '@/core/list'
import { startMatch } from '@/core/match'
import { dice } from '@/games/dice'
import { tableNotation } from '@/games/dice/notation/table'
import { readHistoryFile } from '@/persistence/history/file'
import { byCounted } from '@/persistence/history/match'
import { sqliteTables } from '@/persistence/history/sqlite'
import { memoryStorage } from '@/persistence/storage'
import { recordsOf } from '@/store/games'
import { readHistory } from '@/store/history/keep'
import { readLink } from '@/store/setup/shared-deal'
import { createStore, type AppStore } from '@/store/store'
import { memorySqlite } from '../support/sqlite'
import { heldCompanion, heldMatches, heldRest, heldSeries, opened } from './open'
import { holdsOf } from './open-history'

// What version 0.1 wrote, and what it held then. The files never change: whatever becomes of the app, they open.

const FOLDER = join(__dirname, 'version-0.1')

const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.json`), 'utf8')
const golden = (name: string) => JSON.parse(textOf(name))
const named = (begin: RegExp): string[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => begin.test(name))

const isQuiet = (store: AppStore): void => expect(store.getState().notices.waiting).toEqual([])

/** As JSON would tell it: what is not there and what is undefined are the same. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(named(/^(solo|pass|lesson)-/))('%s: the match goes on at its decision', (name) => {
  const { kept, holds } = golden(name)
  const store = opened(kept)
  isQuiet(store)
  expect(plain(heldMatches(store))).toEqual(holds)
})

test('a match waits at every kind of decision that a person is asked', () => {
  const kinds = named(/^pass-/).map((name) => golden(name).holds.match.table.decision.kind)
  expect(new Set(kinds)).toEqual(
    new Set(['gift', 'roll', 'aim', 'drink', 'dodge', 'shed', 'clear']),
  )
})

test.each(named(/^companion-/))('%s: the table is kept on', (name) => {
  const { kept, holds } = golden(name)
  const store = opened(kept)
  isQuiet(store)
  expect(plain(heldCompanion(store))).toEqual(holds)
})

test('set-ups, settings, people, progress and habits', () => {
  const { kept, holds } = golden('small-documents')
  const store = opened(kept)
  isQuiet(store)
  expect(plain(heldRest(store))).toEqual(holds)
})

test('a series', () => {
  const { kept, holds } = golden('series')
  expect(heldSeries(opened(kept).getState().series)).toEqual(holds)
})

const LINKS: readonly { readonly query: string; readonly holds: unknown }[] = golden('links')

test.each(LINKS)('a link: $query', ({ query, holds }) => {
  const read = readLink('dice', Object.fromEntries(new URLSearchParams(query)), 'Vera')
  if (!read) throw new Error('the link was not understood')
  const { state } = startMatch(dice, read.config, read.seed)
  const { players, seed } = read
  expect(plain({ players, seed, table: tableNotation(state) })).toEqual(holds)
})

describe('the history', () => {
  const matchesOf = async (store: AppStore, ids?: readonly string[]) =>
    store.dispatch(
      readHistory(async (book) => {
        const all = ids ?? (await book.ids())
        const matches = await Promise.all(all.map((id) => book.match(id)))
        return matches.map((match) => match && plain(holdsOf(match)))
      }),
    )

  test('rows of a phone’s database', async () => {
    const { userVersion, schema, matches, plays, holds } = golden('history-rows')
    const sql = await memorySqlite()
    for (const statement of schema) await sql.run(statement)
    await sql.run(`PRAGMA user_version = ${userVersion}`)
    for (const { id, finished_at, head, record } of matches)
      await sql.run('INSERT INTO matches VALUES (?, ?, ?, ?)', id, finished_at, head, record)
    for (const { match, person, play } of plays)
      await sql.run('INSERT INTO plays VALUES (?, ?, ?)', match, person, play)
    const store = createStore(memoryStorage(), () => sqliteTables(sql))
    expect(await matchesOf(store)).toEqual(holds.matches)
    for (const [person, held] of Object.entries<readonly object[]>(holds.plays))
      expect(await store.dispatch(readHistory((book) => book.plays(person)))).toEqual(
        held.map((play) => ({ game: 'dice', ...byCounted(() => 0), draws: [], ...play })),
      )
    isQuiet(store)
  })

  test('a file', async () => {
    const read = await readHistoryFile(textOf('history-export'), recordsOf)
    if (!read.ok) throw new Error(read.problem.kind)
    const { people, solo, matches } = read.file
    expect(plain({ matches: matches.map(holdsOf), people, solo })).toEqual(
      golden('history-export-holds'),
    )
  })

  test('a match that had ended and was not in the database yet', async () => {
    const { kept, holds } = golden('history-inbox')
    const store = opened(kept)
    expect(at(await matchesOf(store, [holds.head.id]), 0)).toEqual(holds)
  })
})
