import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { Sql } from '@/persistence/history/sqlite'

const FOLDER = join(process.cwd(), 'node_modules/expo-sqlite/web/wa-sqlite')

interface Sqlite {
  open_v2(name: string): Promise<number>
  statements(database: number, source: string): AsyncIterable<number>
  bind_collection(statement: number, values: readonly (string | number)[]): void
  step(statement: number): Promise<number>
  column_names(statement: number): readonly string[]
  row(statement: number): readonly unknown[]
  readonly SQLITE_ROW: number
}

interface Api {
  Factory: (module: unknown) => Sqlite
  readonly SQLITE_ROW: number
}

/** An ES module of the package, as Jest can load it. */
function loadApi(): Api {
  const { outputFiles } = buildSync({
    entryPoints: [join(FOLDER, 'sqlite-api.js')],
    bundle: true,
    format: 'cjs',
    write: false,
  })
  const module: { exports: Partial<Api> } = { exports: {} }
  new Function('module', 'exports', outputFiles[0]?.text ?? '')(module, module.exports)
  const { Factory, SQLITE_ROW } = module.exports
  if (!Factory || SQLITE_ROW === undefined) throw new Error('wa-sqlite has changed')
  return { Factory, SQLITE_ROW }
}

/** A real SQLite in memory, the one that expo-sqlite ships for the web. */
export async function memorySqlite(): Promise<Sql> {
  const load: (options: object) => Promise<unknown> = createRequire(__filename)(
    join(FOLDER, 'wa-sqlite.js'),
  )
  const module = await load({ wasmBinary: readFileSync(join(FOLDER, 'wa-sqlite.wasm')) })
  const { Factory, SQLITE_ROW } = loadApi()
  const sqlite = Factory(module)
  const database = await sqlite.open_v2(':memory:')
  const all: Sql['all'] = async (source, ...values) => {
    const rows: Record<string, unknown>[] = []
    for await (const statement of sqlite.statements(database, source)) {
      sqlite.bind_collection(statement, values)
      while ((await sqlite.step(statement)) === SQLITE_ROW) {
        const row = sqlite.row(statement)
        const names = sqlite.column_names(statement)
        rows.push(Object.fromEntries(names.map((name, i) => [name, row[i]])))
      }
    }
    return rows
  }
  return { all, run: async (source, ...values) => void (await all(source, ...values)) }
}
