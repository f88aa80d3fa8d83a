import * as v from 'valibot'
import { issueText } from '@/core/issues'
import { at } from '@/core/list'
import type { PlayedDay } from '@/family/played-days'
import type { GameId } from '@/games'
import { PlayedDaySchema } from '../days'
import { StarsSchema } from '../trail'
import { PersonSchema, type Roster } from '../roster'
import { MATCH_VERSION, type FinishedMatch } from './match'
import { matchReading, type MatchReading } from './reading'
import { gameOfMatch, type RecordsOf } from './records'

/** What a file tells beside people and matches: deals of days that were played for the record, and the trail. */
export interface Feats {
  readonly days: readonly PlayedDay<GameId>[]
  /** Stars of the trail, by table. */
  readonly trail: Readonly<Record<string, number>>
}

/** What is in a file: people, their matches and what they have come to. */
export interface HistoryFile extends Roster, Feats {
  readonly matches: readonly FinishedMatch[]
}

/** Why a file is not read, and where in it. */
export type FileProblem =
  | { readonly kind: 'not-json'; readonly detail: string }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged'; readonly detail: string }
  /** Matches are counted from 1, as people do. */
  | { readonly kind: 'damaged-match'; readonly number: number; readonly detail: string }

export type ReadFile =
  | { readonly ok: true; readonly file: HistoryFile }
  | { readonly ok: false; readonly problem: FileProblem }

const MARK = { app: 'tumbleweed', kind: 'history' } as const

const MarkSchema = v.object({ app: v.literal(MARK.app), kind: v.literal(MARK.kind) })

const VersionSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)) })

const ContentsSchema = v.object({
  people: v.array(PersonSchema),
  solo: v.pipe(v.string(), v.minLength(1)),
  /** Files of before know of none. */
  days: v.optional(v.array(PlayedDaySchema), []),
  trail: v.optional(StarsSchema, {}),
  matches: v.array(v.unknown()),
})

/** The beginning of a file; then come the matches, a line each, and `FILE_END`. */
export const fileHead = (
  { people, solo, days, trail }: Roster & Feats,
  writtenAt: Date,
): string => {
  const mark = { ...MARK, version: MATCH_VERSION, writtenAt: writtenAt.toISOString() }
  const head = { ...mark, solo, people, days, trail }
  return `${JSON.stringify(head).slice(0, -1)},"matches":[`
}

export const FILE_END = '\n]}\n'

function parsed<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  throw new Error(issueText(result.issues))
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** After how many matches the screen gets its turn. */
const AT_ONCE = 25
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Reads a file, whole or not at all. Nothing is kept of one that is wrong anywhere. Rejects where a game that was played in it
 * cannot be fetched.
 */
export async function readHistoryFile(text: string, recordsOf: RecordsOf): Promise<ReadFile> {
  const wrong = (problem: FileProblem): ReadFile => ({ ok: false, problem })
  let data: unknown
  let contents: Contents
  try {
    data = JSON.parse(text)
  } catch (error) {
    return wrong({ kind: 'not-json', detail: textOf(error) })
  }
  if (!v.is(MarkSchema, data)) return wrong({ kind: 'foreign' })
  try {
    const { version } = parsed(VersionSchema, data)
    if (version > MATCH_VERSION) return wrong({ kind: 'newer', version })
    contents = { ...parsed(ContentsSchema, data), version }
  } catch (error) {
    return wrong({ kind: 'damaged', detail: textOf(error) })
  }
  return readMatches(contents, await readingsFor(contents.matches, recordsOf))
}

type Readings = ReadonlyMap<GameId, MatchReading>

/** Only games that were played are fetched. */
async function readingsFor(matches: readonly unknown[], recordsOf: RecordsOf): Promise<Readings> {
  const games = [...new Set(matches.map(gameOfMatch))]
  const readings = await Promise.all(games.map((game) => matchReading(game, recordsOf)))
  return new Map(games.map((game, i) => [game, at(readings, i)]))
}

interface Contents extends v.InferOutput<typeof ContentsSchema> {
  readonly version: number
}

async function readMatches(
  { matches, version, ...rest }: Contents,
  readings: Readings,
): Promise<ReadFile> {
  const read: FinishedMatch[] = []
  for (const [i, data] of matches.entries()) {
    try {
      const reading = readings.get(gameOfMatch(data))
      if (!reading) throw new Error('its game was not fetched')
      const current = version < MATCH_VERSION ? reading.migrate(data, version) : data
      read.push(parsed(reading.schema, current))
    } catch (error) {
      const problem = { kind: 'damaged-match', number: i + 1, detail: textOf(error) } as const
      return { ok: false, problem }
    }
    if (i % AT_ONCE === AT_ONCE - 1) await pause()
  }
  return { ok: true, file: { ...rest, matches: read } }
}
