import * as v from 'valibot'
import { RECORD_SCHEMA } from '@/core/match'
import { cardOf, type CardId } from '../cards/ids'
import { CHARACTER_IDS } from '../characters'
import { REFLEX_VALUES } from '../pass/reflexes'
import { OPTION_VALUES } from '../options'
import { ROLES } from '@/family/roles'
import { MAX_SEATS } from '../rules/seats'
import { wrongSetup } from '../rules/wrong-setup'

const whole = v.pipe(v.number(), v.integer())
const seat = v.pipe(whole, v.minValue(0), v.maxValue(MAX_SEATS - 1))
const role = v.picklist(ROLES)
const character = v.nullable(v.picklist(CHARACTER_IDS))

const isCardId = (input: unknown): input is CardId =>
  typeof input === 'string' && cardOf(input) >= 0
const card = v.custom<CardId>(isCardId, ({ received }) => `there is no card ${received}`)
const chance = v.exactOptional(v.array(v.pipe(whole, v.minValue(0))))

const withCard = <T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), card, chance })
const bare = <T extends string>(type: T) => v.strictObject({ type: v.literal(type), chance })

/** An action as it comes from outside: a line to the referee, a save. */
export const ActionSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('draw'),
    from: v.union([v.picklist(['pile', 'discard']), seat]),
    chance,
  }),
  withCard('put-back'),
  withCard('choose'),
  v.strictObject({
    type: v.literal('play'),
    card,
    target: v.exactOptional(seat),
    take: v.exactOptional(v.union([v.literal('hand'), card])),
    chance,
  }),
  bare('end'),
  withCard('respond'),
  bare('barrel'),
  bare('jourdonnais'),
  bare('pass'),
  withCard('take'),
  withCard('discard'),
  v.strictObject({
    type: v.literal('heal'),
    discard: v.strictTuple([card, card]),
    seat: v.exactOptional(seat),
    chance,
  }),
])

/** Any choice of the rule options (rules §11). */
export const OptionsSchema = v.strictObject({
  deck: v.exactOptional(v.picklist(OPTION_VALUES.deck)),
  brownDiscard: v.exactOptional(v.picklist(OPTION_VALUES.brownDiscard)),
  reshuffle: v.exactOptional(v.picklist(OPTION_VALUES.reshuffle)),
  suzyTiming: v.exactOptional(v.picklist(OPTION_VALUES.suzyTiming)),
  winCheck: v.exactOptional(v.picklist(OPTION_VALUES.winCheck)),
  duelCredit: v.exactOptional(v.picklist(OPTION_VALUES.duelCredit)),
  ownCards: v.exactOptional(v.picklist(OPTION_VALUES.ownCards)),
  idleBeer: v.exactOptional(v.boolean()),
  sidWithTwo: v.exactOptional(v.boolean()),
  sidTiming: v.exactOptional(v.picklist(OPTION_VALUES.sidTiming)),
})

/** What somebody left to be answered for them. */
export const ReflexesSchema = v.strictObject({
  barrel: v.picklist(REFLEX_VALUES.barrel),
  missed: v.picklist(REFLEX_VALUES.missed),
  bang: v.picklist(REFLEX_VALUES.bang),
  beer: v.picklist(REFLEX_VALUES.beer),
})

const DealSchema = v.strictObject({
  kind: v.literal('deal'),
  seats: whole,
  roles: v.exactOptional(v.array(role)),
  characters: v.exactOptional(v.array(character)),
  options: v.exactOptional(OptionsSchema),
})

const cards = v.array(card)

const PositionSchema = v.object({
  kind: v.literal('position'),
  turn: whole,
  seats: v.array(
    v.object({ role, character, life: whole, maxLife: whole, hand: cards, inPlay: cards }),
  ),
  deck: v.exactOptional(cards),
  discard: v.exactOptional(cards),
  phase: v.exactOptional(v.picklist(['start', 'play'])),
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
  game: v.literal('cards'),
  config: ConfigSchema,
  seed: v.pipe(v.number(), v.finite()),
  actions: v.array(ActionSchema),
})
