import * as v from 'valibot'
import { FIRST_GAME, GAME_IDS } from '@/games'
import type { DocumentKind } from './documents'

const tips = v.array(v.string())

const ProgressSchema = v.object({
  /** The games whose lesson has been played to its end. */
  learned: v.array(v.picklist(GAME_IDS)),
  /** Tips that have been shown; each is shown once. */
  tips,
})
export type Progress = v.InferOutput<typeof ProgressSchema>

const FirstProgressSchema = v.object({ hasLearned: v.boolean(), tips })

export const progressKind: DocumentKind<Progress> = {
  key: 'tumbleweed.progress',
  version: 2,
  schema: ProgressSchema,
  /** Version 1 knew one lesson, that of dice. */
  migrate: (data): Progress => {
    const { hasLearned, tips: shown } = v.parse(FirstProgressSchema, data)
    return { learned: hasLearned ? [FIRST_GAME] : [], tips: shown }
  },
}
