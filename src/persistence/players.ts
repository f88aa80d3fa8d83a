import * as v from 'valibot'
import { BOT_LEVELS } from '@/family/levels'
import { PERSONALITIES } from '@/family/tempers'
import { LONGEST_NAME } from './names'

export const MODES = ['solo', 'pass'] as const
export type Mode = (typeof MODES)[number]

const anyName = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NAME))
const name = v.pipe(anyName, v.minLength(1))
const level = v.picklist(BOT_LEVELS)

export const PlayerSchema = v.variant('kind', [
  /** Without a name of their own they are "you", in whatever language is spoken. */
  v.object({ kind: v.literal('human'), name: anyName }),
  v.object({
    kind: v.literal('bot'),
    name,
    level,
    /** Without one it is drawn with the deal. */
    personality: v.optional(v.picklist(PERSONALITIES)),
    /** It sits in for a person who is away. */
    isStandIn: v.optional(v.boolean()),
  }),
])
export type Player = v.InferOutput<typeof PlayerSchema>
