import * as v from 'valibot'
import { RECORD_SCHEMA } from '@/core/match'
import { ActionSchema, ConfigSchema } from '../notation/schema'
import { ROLES } from '@/family/roles'
import { SIDES } from '@/family/winning'
import { MAX_SEATS } from '../rules/roles'
import { DICE, FACES } from '../rules/state'

const whole = v.pipe(v.number(), v.integer())
const seat = v.pipe(whole, v.minValue(0), v.maxValue(MAX_SEATS - 1))
const points = v.pipe(whole, v.minValue(0), v.maxValue(99))

const OwnSchema = v.variant('type', [
  v.strictObject({ type: v.literal('shoot'), points: v.array(points) }),
  v.strictObject({ type: v.literal('explode'), points }),
  v.strictObject({ type: v.literal('gatling'), faces: points }),
  v.strictObject({ type: v.literal('clear'), faces: points }),
  v.strictObject({ type: v.literal('attack') }),
  v.strictObject({ type: v.literal('take'), seat, count: points }),
  v.strictObject({ type: v.literal('give-back'), seat, count: points }),
  v.strictObject({ type: v.literal('heal'), seat, amount: points }),
  v.strictObject({ type: v.literal('pour'), seat, beers: points, first: points }),
  v.strictObject({
    type: v.literal('result'),
    faces: v.pipe(v.array(v.picklist(FACES)), v.length(DICE)),
    arrows: points,
  }),
  v.strictObject({ type: v.literal('next'), bonus: v.exactOptional(v.boolean()) }),
  v.strictObject({ type: v.literal('set-life'), seat, life: points }),
  v.strictObject({ type: v.literal('leave'), seat }),
  v.strictObject({ type: v.literal('set-arrows'), seat, arrows: points }),
  v.strictObject({ type: v.literal('set-turn'), seat }),
  v.strictObject({ type: v.literal('unseal'), seat, role: v.picklist(ROLES) }),
  v.strictObject({ type: v.literal('play-on') }),
  v.strictObject({
    type: v.literal('declare'),
    winner: v.strictObject({ side: v.picklist(SIDES), seats: v.array(seat) }),
  }),
])

/** An entry as it comes from a save. */
export const TrackerActionSchema = v.union([ActionSchema, OwnSchema])

/** A companion's record from outside. That its entries fit the rules is found out by replaying it. */
export const TrackerRecordSchema = v.strictObject({
  schema: v.literal(RECORD_SCHEMA),
  rules: whole,
  game: v.literal('dice-tracker'),
  config: ConfigSchema,
  seed: v.pipe(v.number(), v.finite()),
  actions: v.array(TrackerActionSchema),
})
