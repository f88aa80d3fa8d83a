import * as v from 'valibot'
import { GAME_IDS } from '@/games'
import type { DocumentKind } from './documents'

/** Stars by table. A table of another version of the trail may be among them; it is kept and not shown. */
export const StarsSchema = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
)

const RideSchema = v.object({ match: v.string(), table: v.string() })

const TrailSchema = v.object({
  stars: StarsSchema,
  /** The last ride of each game: which match it is, and which table. */
  riding: v.partial(v.object(v.entriesFromList(GAME_IDS, RideSchema))),
})
export type Trail = v.InferOutput<typeof TrailSchema>

/** How far somebody has come on the trail. */
export const trailKind: DocumentKind<Trail> = {
  key: 'tumbleweed.trail',
  version: 1,
  schema: TrailSchema,
}

/** Of two rides at a table the better one counts. */
export function withBest(here: Trail['stars'], arriving: Trail['stars']): Trail['stars'] {
  const best = { ...here }
  for (const [table, stars] of Object.entries(arriving))
    best[table] = Math.max(best[table] ?? 0, stars)
  return best
}
