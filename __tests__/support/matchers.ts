import {
  dice,
  type Decision,
  type DecisionKind,
  type DiceAction,
  type DiceState,
  type Side,
} from '@/games/dice'
import { compared, result } from './compared'

type Asked<K extends DecisionKind> = Partial<Omit<Extract<Decision, { kind: K }>, 'kind' | 'seat'>>

declare global {
  namespace jest {
    interface Matchers<R> {
      toHaveLife(life: readonly number[]): R
      toHaveArrows(arrows: readonly number[], pile?: number): R
      /** The open decision, with the fields given. */
      toBeAskedFor<K extends DecisionKind>(kind: K, seat: number, fields?: Asked<K>): R
      toBeWonBy(side: Side, seats: readonly number[]): R
      /** The action is not taken; the message says why and what would be legal. */
      toRefuse(action: DiceAction, message: RegExp): R
      /** The game goes on and it is this seat's turn, nothing rolled yet. */
      toBeTurnOf(seat: number, round?: number): R
      /** Exactly what happened since the table was set or `listen`, line by line. */
      toTell(lines: readonly string[]): R
      /** These lines happened, in this order, among others. */
      toMention(...lines: string[]): R
    }
  }
}

interface Seen {
  readonly state: DiceState
  readonly story: readonly string[]
}

expect.extend({
  toHaveLife({ state }: Seen, life: readonly number[]) {
    return compared(this, state.life, life)
  },

  toHaveArrows({ state }: Seen, arrows: readonly number[], pile: number = state.pile) {
    return compared(this, { arrows: state.arrows, pile: state.pile }, { arrows, pile })
  },

  toBeAskedFor({ state }: Seen, kind: DecisionKind, seat: number, fields: object = {}) {
    const keys = new Set(['kind', 'seat', ...Object.keys(fields)])
    const open = Object.entries(state.decision ?? {}).filter(([key]) => keys.has(key))
    return compared(this, Object.fromEntries(open), { kind, seat, ...fields })
  },

  toBeWonBy({ state }: Seen, side: Side, seats: readonly number[]) {
    return compared(this, state.winner, { side, seats })
  },

  toRefuse({ state }: Seen, action: DiceAction, message: RegExp) {
    const before = JSON.stringify(state)
    const refusal = dice.refuse(state, action)
    if (JSON.stringify(state) !== before)
      return result(false, () => 'the refusal changed the table')
    const isListed = dice.legal(state).some((legal) => this.equals(legal, action))
    if (isListed) return result(false, () => 'the action is listed as legal')
    const pass = refusal?.code === 'illegal-action' && message.test(refusal.message)
    return result(pass, () => `answered ${JSON.stringify(refusal)}, not ${message}`)
  },

  toBeTurnOf({ state }: Seen, seat: number, round: number = state.round) {
    const { turn, winner, dice: showing, rolls } = state
    const expected = { turn: seat, round, winner: null, showing: null, rolls: 0 }
    return compared(this, { turn, round: state.round, winner, showing, rolls }, expected)
  },

  toTell({ story }: Seen, lines: readonly string[]) {
    return compared(this, story, lines)
  },

  toMention({ story }: Seen, ...lines: string[]) {
    let from = 0
    for (const line of lines) {
      const found = story.indexOf(line, from)
      if (found < 0)
        return result(false, () => `'${line}' was not told (in this order):\n${story.join('\n')}`)
      from = found + 1
    }
    return result(true, () => `it was told:\n${lines.join('\n')}`)
  },
})
