import { at } from '@/core/list'
import type { DiceState, Role } from '@/games/dice'
import { indexOfCharacter } from '@/games/dice/bots/value/tables'
import { abilityAt } from '@/games/dice/characters'
import { ROLES } from '@/family/roles'

const MOST_SEATS = 8
const HEAD = 5
const PER_SEAT = 4
const SIZE = HEAD + MOST_SEATS * PER_SEAT
const NO_CHARACTER = -1

/** One table at the start of a turn, and who won in the end. */
export interface Position {
  readonly seats: number
  readonly pile: number
  readonly turn: number
  readonly lastManStanding: boolean
  readonly winners: number
  readonly roles: readonly Role[]
  readonly life: readonly number[]
  readonly arrows: readonly number[]
  readonly characters: readonly number[]
}

/** The wounds that a seat's arrows would cause in an attack. */
const arrowsOf = ({ arrows, characters }: DiceState, seat: number): number =>
  abilityAt(characters, seat).modifyDamage?.(at(arrows, seat), 'attack') ?? at(arrows, seat)

/** Millions of positions in few bytes each. */
export class PositionStore {
  private bytes = new Int16Array(SIZE * 1024)
  count = 0

  /** Keeps a table; `finish` adds the winners to all that were kept since `from`. */
  add(state: DiceState): void {
    if ((this.count + 1) * SIZE > this.bytes.length) {
      const larger = new Int16Array(this.bytes.length * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    const base = this.count * SIZE
    this.bytes.set(
      [state.roles.length, state.pile, state.turn, state.lastManStanding ? 1 : 0, 0],
      base,
    )
    state.roles.forEach((role, seat) => {
      if (role === 'hidden') throw new Error('learning needs to know every role')
      const character = indexOfCharacter(state.characters[seat]) ?? NO_CHARACTER
      this.bytes.set(
        [ROLES.indexOf(role), at(state.life, seat), arrowsOf(state, seat), character],
        base + HEAD + seat * PER_SEAT,
      )
    })
    this.count += 1
  }

  finish(from: number, winners: readonly number[]): void {
    const bits = winners.reduce((sum, seat) => sum | (1 << seat), 0)
    for (let i = from; i < this.count; i++) this.bytes[i * SIZE + 4] = bits
  }

  get(index: number): Position {
    const base = index * SIZE
    const head = (i: number): number => this.bytes[base + i] ?? 0
    const seats = head(0)
    const column = (field: number): number[] =>
      Array.from({ length: seats }, (_, seat) => head(HEAD + seat * PER_SEAT + field))
    return {
      seats,
      pile: head(1),
      turn: head(2),
      lastManStanding: head(3) === 1,
      winners: head(4),
      roles: column(0).map((role) => at(ROLES, role)),
      life: column(1),
      arrows: column(2),
      characters: column(3),
    }
  }
}
