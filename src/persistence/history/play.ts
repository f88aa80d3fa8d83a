import { CHARACTER_IDS, type CharacterId } from '@/family/characters'
import type { ReadingScore } from '@/family/reading/score'
import { ROLES, type SeenRole } from '@/family/roles'
import type { GameId } from '@/games'
import {
  FACE_COUNTS,
  HISTORY_MODES,
  byCounted,
  lengthOf,
  type Counted,
  type HistoryMode,
  type MatchHead,
} from './match'

/**
 * What one person did in one match. Statistics read these and nothing else: thousands of them are read in the time that
 * a few hundred whole matches would take.
 */
export interface Play extends Readonly<Record<Counted, number>> {
  readonly game: GameId
  readonly match: string
  readonly person: string
  readonly at: number
  readonly mode: HistoryMode
  readonly players: number
  readonly turns: number
  readonly role: SeenRole
  readonly character: CharacterId | null
  readonly won: boolean
  /** Time on turn, and for the whole match. */
  readonly seconds: number | null
  readonly length: number | null
  /** Levels of the bots at the table. */
  readonly bots: readonly string[]
  /** The others of the roster. */
  readonly people: readonly string[]
  /** How often each face came up, in the order of `FACES`. */
  readonly faces: readonly number[]
  /** Its draw!s, as `FinishedSeat` has them. */
  readonly draws: readonly number[]
  /** How well they read the others; absent where they placed no chips. */
  readonly reading?: ReadingScore | undefined
}

/** What the tag of a row says: whose match it was, and which facts are counted, in their order. */
interface Layout {
  readonly game: GameId
  readonly counted: readonly Counted[]
  /** What stands in its last list. */
  readonly chance: 'faces' | 'draws'
}

/**
 * Every way in which rows were ever written, by their tag. A new fact gets a new tag, and those that shipped are never
 * changed: a fact that an old row does not know of is 0 there.
 */
const LAYOUTS = {
  d1: {
    game: 'dice',
    counted: [
      ...['dealt', 'kills', 'lost', 'gained', 'drunk', 'treated'],
      ...['arrows', 'attacks', 'dynamites', 'gatlings'],
    ],
    chance: 'faces',
  },
  c1: {
    game: 'cards',
    counted: ['dealt', 'kills', 'lost', 'gained', 'drunk', 'dynamites', 'gatlings'],
    chance: 'faces',
  },
  c2: {
    game: 'cards',
    counted: [
      ...['dealt', 'kills', 'lost', 'gained', 'drunk', 'dynamites', 'gatlings'],
      ...['played', 'shots', 'hits', 'aimed', 'dodged', 'saved', 'duels', 'stolen'],
    ],
    chance: 'draws',
  },
} as const satisfies Readonly<Record<string, Layout>>

/** How the plays of a game are written now. */
const TAGS: Readonly<Record<GameId, keyof typeof LAYOUTS>> = {
  dice: 'd1',
  cards: 'c2',
}

/** How a play is written: lists instead of names, since thousands are read before the ledger opens. */
type Row = readonly [
  tag: keyof typeof LAYOUTS,
  texts: readonly [match: string, person: string, mode: string, role: string, character: string],
  won: boolean,
  times: readonly [seconds: number | null, length: number | null],
  bots: readonly string[],
  people: readonly string[],
  /** When, how many players and turns. */
  numbers: readonly [at: number, players: number, turns: number],
  counts: readonly number[],
  chance: readonly number[],
  /** Rows of people who placed no chips, and all from before there were any, end before it. */
  reading?: readonly [points: number, counting: number],
]

/** A play as the database keeps it. */
export function writePlay(play: Play): string {
  const { match, person, mode, role, character, won, seconds, length, bots, people } = play
  const tag = TAGS[play.game]
  const row: Row = [
    tag,
    [match, person, mode, role, character ?? ''],
    won,
    [seconds, length],
    bots,
    people,
    [play.at, play.players, play.turns],
    LAYOUTS[tag].counted.map((what) => play[what]),
    play[LAYOUTS[tag].chance],
    ...readingPart(play),
  ]
  return JSON.stringify(row)
}

const readingPart = ({ reading }: Play): [] | [readonly [number, number]] =>
  reading ? [[reading.points, reading.counting]] : []

/** The reading at the end of a row, if there is one. */
function readingIn(value: unknown): ReadingScore | undefined {
  if (!isNumbers(value)) return undefined
  const [points, counting] = value
  return points === undefined || counting === undefined ? undefined : { points, counting }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText)
const isTime = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && value >= 0)

function isNumbers(value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false
  for (const n of value) if (typeof n !== 'number' || n < 0) return false
  return true
}

/** Finds a word in its list; undefined where it is none of it. */
const finder = <T extends string>(words: readonly T[]): ((text: unknown) => T | undefined) => {
  const known = new Map<unknown, T>(words.map((word) => [word, word]))
  return (text) => known.get(text)
}

const modeOf = finder(HISTORY_MODES)
const roleOf = finder([...ROLES, 'hidden'])
const characterOf = finder(CHARACTER_IDS)

/** How rows are read: where each fact stands in the list of its counts. */
interface Reading {
  readonly game: GameId
  readonly places: Readonly<Record<Counted, number>>
  readonly counts: number
  readonly chance: Layout['chance']
}

const readings: ReadonlyMap<unknown, Reading> = new Map(
  Object.entries<Layout>(LAYOUTS).map(([tag, { game, counted, chance }]) => [
    tag,
    { game, places: byCounted((what) => counted.indexOf(what)), counts: counted.length, chance },
  ]),
)

/** How many numbers stood at the end of a row without a tag: three, the counts of `d1`, the faces. */
const UNTAGGED = 3 + LAYOUTS.d1.counted.length + FACE_COUNTS

/** Version 0.1 wrote rows without a tag, and all numbers in one list; null where it was none of them. */
function tagged(row: readonly unknown[]): readonly unknown[] | null {
  if (!Array.isArray(row[0])) return row
  const [texts, won, times, bots, people, numbers] = row
  if (!isNumbers(numbers) || numbers.length !== UNTAGGED) return null
  const lists = [numbers.slice(0, 3), numbers.slice(3, -FACE_COUNTS), numbers.slice(-FACE_COUNTS)]
  return ['d1', texts, won, times, bots, people, ...lists]
}

const NONE: readonly number[] = []

/** Reads a play back; null where it is not one. Plain checks take a tenth of the time of a schema. */
function playOf(read: unknown): Play | null {
  const row = Array.isArray(read) ? tagged(read) : null
  if (!row) return null
  const [tag, texts, won, times, bots, people, numbers, counts, chance, told] = row
  const reading = readings.get(tag)
  if (!reading || !isTexts(texts) || !Array.isArray(times) || !isNumbers(numbers)) return null
  if (!isNumbers(counts) || counts.length !== reading.counts || !isNumbers(chance)) return null
  if (typeof won !== 'boolean' || !isTexts(bots) || !isTexts(people)) return null
  const [match, person, modeText, roleText, characterText] = texts
  const [seconds, length]: readonly unknown[] = times
  const mode = modeOf(modeText)
  const role = roleOf(roleText)
  const character = characterText === '' ? null : characterOf(characterText)
  if (match === undefined || person === undefined || !isTime(seconds) || !isTime(length))
    return null
  if (mode === undefined || role === undefined || character === undefined) return null
  const [at = 0, players = 0, turns = 0] = numbers
  const { game, places } = reading
  return {
    ...{ game, match, person, at, mode, players, turns, role, character, won, seconds, length },
    ...{ bots, people },
    faces: reading.chance === 'faces' ? chance : NONE,
    draws: reading.chance === 'draws' ? chance : NONE,
    reading: readingIn(told),
    ...byCounted((what) => counts[places[what]] ?? 0),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads plays as the database keeps them. All at once is quicker; if that fails, a bad one costs no other. */
export function readPlays(texts: readonly string[]): Play[] {
  const together = parsed(`[${texts.join(',')}]`)
  const rows: readonly unknown[] =
    Array.isArray(together) && together.length === texts.length ? together : texts.map(parsed)
  const plays: Play[] = []
  for (const row of rows) {
    const play = playOf(row)
    if (play) plays.push(play)
  }
  return plays
}

const distinct = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts)].filter((text) => text !== null)

/** The plays of a match, one for each of its people. */
export function playsOf(match: MatchHead): Play[] {
  const { game, id, mode, finishedAt, turns, seats } = match
  const { counted }: Layout = LAYOUTS[TAGS[game]]
  const length = lengthOf(match)
  const bots = distinct(seats.map(({ bot }) => bot))
  const present = distinct(seats.map(({ person }) => person))
  return present.flatMap((person): Play[] => {
    const seat = seats.find((one) => one.person === person)
    if (!seat) return []
    const { role, character, won, faces, draws } = seat
    const people = present.filter((other) => other !== person)
    return [
      {
        ...{ game, match: id, person, at: finishedAt, mode, players: seats.length, turns },
        ...{ role, character, won, seconds: seat.seconds, length, bots, people, faces, draws },
        // A seat may tell more than statistics of its game add up.
        ...byCounted((what) => (counted.includes(what) ? seat[what] : 0)),
        reading: seat.reading,
      },
    ]
  })
}
