import * as v from 'valibot'
import type { DocumentKind } from './documents'

const ProgressSchema = v.object({
  /** The tutorial has been played to its end. */
  hasLearned: v.boolean(),
  /** Tips that have been shown; each is shown once. */
  tips: v.array(v.string()),
})
export type Progress = v.InferOutput<typeof ProgressSchema>

export const progressKind: DocumentKind<Progress> = {
  key: 'tumbleweed.progress',
  version: 1,
  schema: ProgressSchema,
}
