import { at } from '@/core/list'
import {
  cards,
  type CardId,
  type CardsAction,
  type CardsState,
  type DecisionKind,
} from '@/games/cards'
import { seenIdOf } from '@/games/cards/cards/faces'
import { compared, result } from './compared'

declare global {
  namespace jest {
    interface Matchers<R> {
      /** Life of all seats. */
      toLiveWith(life: readonly number[]): R
      /** Exactly these cards, in order of arrival. */
      toHold(seat: number, ...ids: CardId[]): R
      /** Exactly these cards lie in front of a seat, in order of arrival. */
      toLieBefore(seat: number, ...ids: CardId[]): R
      /** All discards, top first. */
      toHaveDiscards(...ids: CardId[]): R
      /** The top of the pile, top first. */
      toHavePileTop(...ids: CardId[]): R
      /** The open decision, with the fields given. */
      toAsk(seat: number, kind: DecisionKind, fields?: object): R
      toBeWonFor(side: string, seats: readonly number[]): R
      /** The action is not taken; the message says why. */
      toForbid(action: CardsAction, message: RegExp): R
      /** The action is listed, by whoever decides or out of turn. */
      toAllow(action: CardsAction): R
    }
  }
}

interface Seen {
  readonly state: CardsState
}

const topFirst = (pile: readonly number[]) => pile.map(seenIdOf).reverse()

expect.extend({
  toLiveWith({ state }: Seen, life: readonly number[]) {
    return compared(this, state.life, life)
  },

  toHold({ state }: Seen, seat: number, ...ids: CardId[]) {
    return compared(this, at(state.hands, seat).map(seenIdOf), ids)
  },

  toLieBefore({ state }: Seen, seat: number, ...ids: CardId[]) {
    return compared(this, at(state.inPlay, seat).map(seenIdOf), ids)
  },

  toHaveDiscards({ state }: Seen, ...ids: CardId[]) {
    return compared(this, topFirst(state.discards), ids)
  },

  toHavePileTop({ state }: Seen, ...ids: CardId[]) {
    return compared(this, topFirst(state.pile).slice(0, ids.length), ids)
  },

  toAsk({ state }: Seen, seat: number, kind: DecisionKind, fields: object = {}) {
    const wanted = { seat, kind, ...fields }
    const actual = Object.fromEntries(
      Object.entries(state.decision ?? {}).filter(([key]) => key in wanted),
    )
    return compared(this, actual, wanted)
  },

  toBeWonFor({ state }: Seen, side: string, seats: readonly number[]) {
    return compared(this, state.winner, { side, seats })
  },

  toForbid({ state }: Seen, action: CardsAction, message: RegExp) {
    const refusal = cards.refuse(state, action)
    return result(refusal !== null && message.test(refusal.message), () =>
      refusal ? `it is refused, but: ${refusal.message}` : 'it is allowed',
    )
  },

  toAllow({ state }: Seen, action: CardsAction) {
    const listed = [...cards.legal(state), ...cards.interjections(state)]
    return result(
      listed.some((other) => this.equals(other, action)),
      () => `listed are only ${JSON.stringify(listed)}`,
    )
  },
})
