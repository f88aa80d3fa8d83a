import * as v from 'valibot'
import { RECORD_SCHEMA } from '@/core/match'
import { ROLES } from '@/family/roles'
import { CHARACTER_IDS } from '../characters'
import { OptionsSchema } from '../notation/schema'
import { MAX_SEATS } from '../rules/seats'
import { GEAR } from './gear'
import { wrongDeal } from './setup'

const whole = v.pipe(v.number(), v.integer())
const seat = v.pipe(whole, v.minValue(0), v.maxValue(MAX_SEATS - 1))
const points = v.array(v.pipe(whole, v.minValue(0), v.maxValue(99)))
const kind = v.picklist(GEAR)
const role = v.picklist(ROLES)

/** An entry as it comes from a save. */
export const TrackerActionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('hit'), points, by: v.exactOptional(seat) }),
  v.strictObject({ type: v.literal('heal'), points }),
  v.strictObject({ type: v.literal('equip'), seat, kind }),
  v.strictObject({ type: v.literal('strip'), seat, kind }),
  v.strictObject({ type: v.literal('draw'), isMet: v.boolean() }),
  v.strictObject({ type: v.literal('save') }),
  v.strictObject({ type: v.literal('fall'), role: v.exactOptional(role) }),
  v.strictObject({ type: v.literal('next') }),
  v.strictObject({ type: v.literal('set-life'), seat, life: v.pipe(whole, v.minValue(0)) }),
  v.strictObject({ type: v.literal('leave'), seat }),
  v.strictObject({ type: v.literal('set-turn'), seat }),
  v.strictObject({ type: v.literal('unseal'), seat, role }),
  v.strictObject({ type: v.literal('play-on') }),
  v.strictObject({
    type: v.literal('declare'),
    winner: v.strictObject({
      side: v.picklist(['law', 'outlaws', 'renegade']),
      seats: v.array(seat),
    }),
  }),
])

/** A table that can be kept. */
export const TrackerDealSchema = v.pipe(
  v.strictObject({
    kind: v.literal('deal'),
    seats: whole,
    roles: v.exactOptional(v.array(v.picklist([...ROLES, 'hidden']))),
    characters: v.exactOptional(v.array(v.nullable(v.picklist(CHARACTER_IDS)))),
    options: v.exactOptional(OptionsSchema),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const wrong = dataset.typed ? wrongDeal(dataset.value) : null
    if (wrong !== null) addIssue({ message: wrong })
  }),
)

/** A companion's record from outside. That its entries fit the rules is found out by replaying it. */
export const TrackerRecordSchema = v.strictObject({
  schema: v.literal(RECORD_SCHEMA),
  rules: whole,
  game: v.literal('cards-tracker'),
  config: TrackerDealSchema,
  seed: v.pipe(v.number(), v.finite()),
  actions: v.array(TrackerActionSchema),
})
