import * as v from 'valibot'
import type { FinishedMatch, MatchHead } from './match'
import { playsOf, readPlays, writePlay, type Play } from './play'
import { AnyRecordSchema, MatchHeadSchema } from './schema'
import type { HistoryRow, HistoryTables } from './tables'

/** How many rows are written at a time: a transaction should not hold a year in memory. */
const BATCH = 250

/** What is readable of what was found; a row that is not costs no other. */
const readable = <T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] =>
  rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row)
    return parsed.success ? [parsed.output] : []
  })

function rowOf({ record, ...head }: FinishedMatch): HistoryRow {
  const plays = playsOf(head).map((play) => ({
    person: play.person,
    play: writePlay(play),
  }))
  return { head, plays, record }
}

/** The finished matches of this phone. Everything that is read is validated first. */
export class HistoryDatabase {
  constructor(private readonly tables: HistoryTables) {}

  get isLasting(): boolean {
    return this.tables.isLasting
  }

  async put(matches: readonly FinishedMatch[]): Promise<void> {
    for (let from = 0; from < matches.length; from += BATCH)
      await this.tables.put(matches.slice(from, from + BATCH).map(rowOf))
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.tables.remove(ids)
  }

  clear(): Promise<void> {
    return this.tables.clear()
  }

  /** Every match, the newest first. */
  ids(): Promise<readonly string[]> {
    return this.tables.ids()
  }

  async heads(ids: readonly string[]): Promise<readonly MatchHead[]> {
    return readable(MatchHeadSchema, await this.tables.heads(ids))
  }

  /** The whole match; null where it is not there or cannot be read. */
  async match(id: string): Promise<FinishedMatch | null> {
    const [head] = await this.heads([id])
    const record = v.safeParse(AnyRecordSchema, await this.tables.record(id))
    return head && record.success ? { ...head, record: record.output } : null
  }

  /** Somebody's plays, the oldest first. */
  async plays(person: string): Promise<readonly Play[]> {
    return readPlays(await this.tables.plays(person)).sort((a, b) => a.at - b.at)
  }

  /** How many matches there are. */
  count(): Promise<number> {
    return this.tables.count()
  }

  countPlays(person: string): Promise<number> {
    return this.tables.countPlays(person)
  }
}
