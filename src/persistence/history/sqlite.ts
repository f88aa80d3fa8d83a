import type { HistoryRow, HistoryTables } from './tables'

/** The little of SQLite that we use; a phone's own, or any other in a test. */
export interface Sql {
  run(statement: string, ...values: readonly (string | number)[]): Promise<void>
  all(
    statement: string,
    ...values: readonly (string | number)[]
  ): Promise<readonly Readonly<Record<string, unknown>>[]>
}

/** What each version of the database added. A new one is appended; those that shipped are never changed. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY NOT NULL, finished_at REAL NOT NULL, head TEXT NOT NULL, record TEXT NOT NULL)`,
    `CREATE INDEX matches_by_time ON matches (finished_at)`,
    `CREATE TABLE plays (
      match TEXT NOT NULL, person TEXT NOT NULL, play TEXT NOT NULL, PRIMARY KEY (match, person))`,
    `CREATE INDEX plays_by_person ON plays (person)`,
  ],
]

async function inTransaction(sql: Sql, work: () => Promise<void>): Promise<void> {
  await sql.run('BEGIN IMMEDIATE')
  try {
    await work()
    await sql.run('COMMIT')
  } catch (error) {
    await sql.run('ROLLBACK')
    throw error
  }
}

async function migrate(sql: Sql): Promise<void> {
  const [row] = await sql.all('PRAGMA user_version')
  const version = Number(row?.user_version ?? 0)
  if (version > MIGRATIONS.length)
    throw new Error(
      `written by a newer app (version ${version}, this one knows ${MIGRATIONS.length})`,
    )
  if (version === MIGRATIONS.length) return
  await inTransaction(sql, async () => {
    for (const statement of MIGRATIONS.slice(version).flat()) await sql.run(statement)
    await sql.run(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}

/** How many values one statement may name. */
const MOST_VALUES = 500

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

async function readHeads(sql: Sql, ids: readonly string[]): Promise<readonly unknown[]> {
  const found = new Map<unknown, unknown>()
  for (let from = 0; from < ids.length; from += MOST_VALUES) {
    const some = ids.slice(from, from + MOST_VALUES)
    const slots = some.map(() => '?').join(',')
    const rows = await sql.all(`SELECT id, head FROM matches WHERE id IN (${slots})`, ...some)
    for (const { id, head } of rows) found.set(id, parsed(head))
  }
  return ids.filter((id) => found.has(id)).map((id) => found.get(id))
}

async function removeMatch(sql: Sql, id: string): Promise<void> {
  await sql.run('DELETE FROM matches WHERE id = ?', id)
  await sql.run('DELETE FROM plays WHERE match = ?', id)
}

/** People may have changed since a match was first kept: its old plays go first. */
async function putRow(sql: Sql, { head, record, plays }: HistoryRow): Promise<void> {
  const { id, finishedAt } = head
  await removeMatch(sql, id)
  await sql.run(
    'INSERT INTO matches (id, finished_at, head, record) VALUES (?, ?, ?, ?)',
    ...[id, finishedAt, JSON.stringify(head), JSON.stringify(record)],
  )
  for (const { person, play } of plays)
    await sql.run('INSERT INTO plays (match, person, play) VALUES (?, ?, ?)', id, person, play)
}

/** A phone's database, brought up to date. Throws where it cannot be opened, or was written by a newer app. */
export async function sqliteTables(sql: Sql): Promise<HistoryTables> {
  await migrate(sql)
  const each = <T>(items: readonly T[], work: (item: T) => Promise<void>) =>
    inTransaction(sql, async () => {
      for (const item of items) await work(item)
    })
  return {
    isLasting: true,
    put: (rows) => each(rows, (row) => putRow(sql, row)),
    remove: (ids) => each(ids, (id) => removeMatch(sql, id)),
    clear: () => each(['matches', 'plays'], (table) => sql.run(`DELETE FROM ${table}`)),
    ids: async () => {
      const rows = await sql.all('SELECT id FROM matches ORDER BY finished_at DESC')
      return rows.map(({ id }) => String(id))
    },
    heads: (ids) => readHeads(sql, ids),
    record: async (id) => {
      const [row] = await sql.all('SELECT record FROM matches WHERE id = ?', id)
      return parsed(row?.record)
    },
    plays: async (person) => {
      const rows = await sql.all('SELECT play FROM plays WHERE person = ?', person)
      return rows.map(({ play }) => String(play))
    },
    count: async () =>
      Number((await sql.all('SELECT count(*) AS count FROM matches'))[0]?.count ?? 0),
    countPlays: async (person) => {
      const [row] = await sql.all('SELECT count(*) AS count FROM plays WHERE person = ?', person)
      return Number(row?.count ?? 0)
    },
  }
}
