import * as v from 'valibot'
import { SIDES } from '@/family/winning'
import { FIRST_GAME, GAME_IDS } from '@/games'
import type { DocumentKind } from './documents'

/** Nobody plays for more. */
export const MOST_POINTS = 5

const PointsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_POINTS))

/** What a win is worth to each of its winners. */
const WorthSchema = v.object({ law: PointsSchema, outlaws: PointsSchema, alone: PointsSchema })
export type Worth = v.InferOutput<typeof WorthSchema>

const SeriesSchema = v.object({
  /** Who plays it, in the order in which they sit. */
  company: v.array(v.string()),
  games: v.array(
    v.object({
      game: v.picklist(GAME_IDS),
      id: v.string(),
      side: v.picklist(SIDES),
      winners: v.array(v.string()),
    }),
  ),
  /** As the company has set it; without it every game counts in its own way. */
  worth: v.exactOptional(WorthSchema),
})
export type Series = v.InferOutput<typeof SeriesSchema>

const OldSchema = v.looseObject({ games: v.array(v.looseObject({})) })

/** Version 1 had one game and named none. */
function withGame(data: unknown): unknown {
  const series = v.parse(OldSchema, data)
  return { ...series, games: series.games.map((played) => ({ ...played, game: FIRST_GAME })) }
}

/** The series that is being played around this phone; a company may change games on the way. */
export const seriesKind: DocumentKind<Series> = {
  key: 'tumbleweed.series',
  version: 2,
  schema: SeriesSchema,
  migrate: withGame,
}
