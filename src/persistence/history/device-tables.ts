import { openDatabaseAsync } from 'expo-sqlite'
import { sqliteTables } from './sqlite'
import type { HistoryTables } from './tables'

/** The phone's own database. */
export async function deviceTables(): Promise<HistoryTables> {
  const database = await openDatabaseAsync('tumbleweed-history.db')
  return sqliteTables({
    run: async (statement, ...values) => void (await database.runAsync(statement, ...values)),
    all: (statement, ...values) => database.getAllAsync(statement, ...values),
  })
}
