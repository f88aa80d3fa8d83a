import * as v from 'valibot'
import { SIDES } from '@/family/winning'
import type { DocumentKind } from './documents'

const SeriesSchema = v.object({
  /** Who plays it, in the order in which they sit. */
  company: v.array(v.string()),
  games: v.array(
    v.object({ id: v.string(), side: v.picklist(SIDES), winners: v.array(v.string()) }),
  ),
})
export type Series = v.InferOutput<typeof SeriesSchema>

/** The series that is being played around this phone. */
export const seriesKind: DocumentKind<Series> = {
  key: 'tumbleweed.series',
  version: 1,
  schema: SeriesSchema,
}
