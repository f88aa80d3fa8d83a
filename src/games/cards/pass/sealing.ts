import * as v from 'valibot'
import { at } from '@/core/list'
import { CARD_IDS, cardOf, type CardId } from '../cards/ids'
import type { CardsRecord } from '../index'
import { ActionSchema } from '../notation/schema'
import type { CardsAction } from '../protocol'
import type { Orders } from './orders'

/**
 * What a phone that is passed around keeps names no card that lies hidden: whoever looks into its storage while the curtain
 * is down reads a number instead. It is no cipher, since the seed lies beside it; it keeps an honest eye from seeing a hand.
 */
type Sealed = number

const sealedCard = (card: CardId, key: number): Sealed => (cardOf(card) + key) % CARD_IDS.length

const openedCard = (sealed: Sealed, key: number): CardId =>
  at(CARD_IDS, (sealed + CARD_IDS.length - key) % CARD_IDS.length)

/** Another key for each card that a match seals, so that one number does not always mean one card. */
const keyOf = (seed: number, place: number): number =>
  Math.floor(Math.abs(seed) + 37 * place) % CARD_IDS.length

const SealedSchema = v.looseObject({
  card: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARD_IDS.length - 1)),
})

/** An action as it was before its card was sealed; any other as it is. */
const openedAction = (data: unknown, key: number): unknown =>
  v.is(SealedSchema, data) ? { ...data, card: openedCard(data.card, key) } : data

const sealedAction = (action: CardsAction, key: number): unknown =>
  'card' in action ? { ...action, card: sealedCard(action.card, key) } : action

/** Everybody sees what is done, but for the card that Kit Carlson puts back: the next player draws it. */
export const sealedRecord = ({ actions, ...record }: CardsRecord): unknown => ({
  ...record,
  actions: actions.map((action, i) =>
    action.type === 'put-back' ? sealedAction(action, keyOf(record.seed, i)) : action,
  ),
})

const RecordSchema = v.looseObject({ seed: v.number(), actions: v.array(v.unknown()) })

/** A kept record with its cards named again; whether it is one is for the rules to say. */
export function openedRecord(data: unknown): unknown {
  if (!v.is(RecordSchema, data)) return data
  const { seed, actions } = data
  return { ...data, actions: actions.map((action, i) => openedAction(action, keyOf(seed, i))) }
}

export const sealedOrders = ({ duel, then }: Orders, seed: number): unknown => ({
  duel,
  then: then.map((action, i) => sealedAction(action, keyOf(seed, i))),
})

const OrdersSchema = v.strictObject({
  duel: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  then: v.array(v.unknown()),
})

/** Throws where they are none. */
export function openedOrders(data: unknown, seed: number): Orders {
  const { duel, then } = v.parse(OrdersSchema, data)
  return {
    duel,
    then: then.map((action, i) => v.parse(ActionSchema, openedAction(action, keyOf(seed, i)))),
  }
}
