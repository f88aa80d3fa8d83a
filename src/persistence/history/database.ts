import * as v from 'valibot'
import type { FinishedMatch, MatchHead, WrittenMatch } from './match'
import { playsOf, readPlays, writePlay, type Play } from './play'
import { gameOfRecord, type RecordsOf } from './records'
import { MatchHeadSchema } from './schema'
import type { HistoryRow, HistoryTables } from './tables'

/** How many rows are written at a time: a transaction should not hold a year in memory. */
const BATCH = 250

/** What is readable of what was found; a row that is not costs no other. */
const readable = <T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): T[] =>
  rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row)
    return parsed.success ? [parsed.output] : []
  })

function rowOf({ record, ...head }: WrittenMatch): HistoryRow {
  const plays = playsOf(head).map((play) => ({
    person: play.person,
    play: writePlay(play),
  }))
  return { head, plays, record }
}

/** The finished matches of this phone. Everything that is read is validated first; only whole matches need their games for it. */
export class HistoryDatabase {
  constructor(
    private readonly tables: HistoryTables,
    private readonly recordsOf: RecordsOf,
  ) {}

  get isLasting(): boolean {
    return this.tables.isLasting
  }

  async put(matches: readonly WrittenMatch[]): Promise<void> {
    for (let from = 0; from < matches.length; from += BATCH)
      await this.tables.put(matches.slice(from, from + BATCH).map(rowOf))
  }

  /** Heads with whatever is kept of their matches: enough for whoever only writes it again. */
  withRecords(heads: readonly MatchHead[]): Promise<readonly WrittenMatch[]> {
    const withRecord = async (head: MatchHead): Promise<WrittenMatch> => ({
      ...head,
      record: (await this.tables.record(head.id)) ?? null,
    })
    return Promise.all(heads.map(withRecord))
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

  /** The whole match; null where it is not there or cannot be read. Rejects where its game cannot be fetched. */
  async match(id: string): Promise<FinishedMatch | null> {
    const [head] = await this.heads([id])
    const kept = head && (await this.tables.record(id))
    if (kept === undefined) return null
    const { schema } = await this.recordsOf(gameOfRecord(kept))
    const record = v.safeParse(schema, kept)
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
