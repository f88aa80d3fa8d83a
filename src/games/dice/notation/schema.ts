import * as v from 'valibot'
import { RECORD_SCHEMA } from '@/core/match'
import { CHARACTER_IDS } from '@/family/characters'
import { OPTION_VALUES } from '../rules/options'
import { wrongSetup } from '../rules/setup'
import { ROLES } from '@/family/roles'
import { MAX_SEATS } from '../rules/roles'
import { DICE, FACES } from '../rules/state'

const whole = v.pipe(v.number(), v.integer())
const seat = v.pipe(whole, v.minValue(0), v.maxValue(MAX_SEATS - 1))
const die = v.pipe(whole, v.minValue(0), v.maxValue(DICE - 1))
const role = v.picklist(ROLES)
const seenRole = v.picklist([...ROLES, 'hidden'])
const character = v.nullable(v.picklist(CHARACTER_IDS))
const faces = v.array(v.picklist(FACES))

/** An action as it comes from outside: a line to the referee, a save. */
export const ActionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('gift'), target: seat }),
  v.strictObject({ type: v.literal('roll'), dice: v.array(die), faces: v.exactOptional(faces) }),
  v.strictObject({ type: v.literal('stop') }),
  v.strictObject({
    type: v.literal('aim'),
    die,
    target: seat,
    double: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('drink'), die, target: seat }),
  v.strictObject({ type: v.literal('take-arrow') }),
  v.strictObject({ type: v.literal('take-hit') }),
  v.strictObject({ type: v.literal('drop-arrow') }),
  v.strictObject({ type: v.literal('keep-arrow') }),
  v.strictObject({ type: v.literal('clear-arrow'), target: seat }),
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('reveal'), role }),
])

/** Any choice of the rule options (rules §11). */
export const OptionsSchema = v.strictObject({
  dynamiteTiming: v.exactOptional(v.picklist(OPTION_VALUES.dynamiteTiming)),
  gringoGranularity: v.exactOptional(v.picklist(OPTION_VALUES.gringoGranularity)),
  gringoGatling: v.exactOptional(v.picklist(OPTION_VALUES.gringoGatling)),
  jesseThreshold: v.exactOptional(v.picklist(OPTION_VALUES.jesseThreshold)),
  kitSpread: v.exactOptional(v.picklist(OPTION_VALUES.kitSpread)),
  roseWrap: v.exactOptional(v.boolean()),
  threeIndianCredit: v.exactOptional(v.picklist(OPTION_VALUES.threeIndianCredit)),
  threeAllDead: v.exactOptional(v.picklist(OPTION_VALUES.threeAllDead)),
})

const DealSchema = v.strictObject({
  kind: v.literal('deal'),
  seats: whole,
  roles: v.exactOptional(v.array(seenRole)),
  characters: v.exactOptional(v.array(character)),
  options: v.exactOptional(OptionsSchema),
})

const PositionSchema = v.object({
  kind: v.literal('position'),
  turn: whole,
  seats: v.array(v.object({ role, character, life: whole, maxLife: whole, arrows: whole })),
  lastManStanding: v.exactOptional(v.boolean()),
  options: v.exactOptional(OptionsSchema),
})

/** A deal or a position that can be played. */
export const ConfigSchema = v.pipe(
  v.variant('kind', [DealSchema, PositionSchema]),
  v.rawCheck(({ dataset, addIssue }) => {
    const wrong = dataset.typed ? wrongSetup(dataset.value) : null
    if (wrong !== null) addIssue({ message: wrong })
  }),
)

/** A match record from outside. That its actions fit the rules is found out by replaying it. */
export const RecordSchema = v.strictObject({
  schema: v.literal(RECORD_SCHEMA),
  rules: whole,
  game: v.literal('dice'),
  config: ConfigSchema,
  seed: v.pipe(v.number(), v.finite()),
  actions: v.array(ActionSchema),
})
