import { dice, type CharacterId, type DiceAction, type DiceRecord, type Role } from '@/games/dice'
import { facesOf } from '@/games/dice/notation/letters'
import { startLife } from '@/games/dice/rules/setup'
import { momentsOf, type Moment } from '@/games/dice/story'

/** An example: a table set by hand, dice that are loaded, and what is done with them. */
export interface Script {
  /** Clockwise; the first sits at the near edge. */
  readonly seats: readonly SeatScript[]
  readonly turn: number
  /** The seat that it is about, where it is about a character. */
  readonly star: number | null
  readonly actions: readonly DiceAction[]
}

interface SeatScript {
  readonly character: CharacterId
  readonly role: Role
  readonly life: number
  readonly arrows: number
}

/** People whose abilities do not show while others roll: they only fill the chairs. */
const FILLERS = [
  'jesse-jones',
  'lucky-duke',
  'calamity-janet',
  'rose-doolan',
  'black-jack',
  'willy-the-kid',
] as const satisfies readonly CharacterId[]

const ROLES: Readonly<Record<number, readonly Role[]>> = {
  3: ['deputy', 'outlaw', 'renegade'],
  4: ['sheriff', 'outlaw', 'renegade', 'outlaw'],
  5: ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'],
  6: ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy', 'outlaw'],
}

interface Setting {
  /** Life points of each seat. */
  readonly life: readonly number[]
  readonly arrows?: readonly number[]
  /** Whose example it is, and where they sit; the other chairs are filled. */
  readonly who?: CharacterId
  readonly at?: number
  readonly turn?: number
}

/** Sets the table of an example and plays it. */
export function script(setting: Setting, ...actions: readonly DiceAction[]): Script {
  const { life, arrows = [], who, at = 0, turn = 0 } = setting
  const others = FILLERS.filter((id) => id !== who)
  const seats = life.map((points, seat): SeatScript => {
    const filler = others[who !== undefined && seat > at ? seat - 1 : seat] ?? 'jesse-jones'
    const character = who !== undefined && seat === at ? who : filler
    const role = ROLES[life.length]?.[seat] ?? 'outlaw'
    return { character, role, life: points, arrows: arrows[seat] ?? 0 }
  })
  return { seats, turn, star: who === undefined ? null : at, actions }
}

export const roll = (letters: string, which = [0, 1, 2, 3, 4]): DiceAction => ({
  type: 'roll',
  dice: which,
  faces: facesOf(letters),
})
export const stop: DiceAction = { type: 'stop' }
export const aim = (die: number, target: number, double?: true): DiceAction => ({
  type: 'aim',
  die,
  target,
  ...(double && { double }),
})
export const drink = (die: number, target: number): DiceAction => ({ type: 'drink', die, target })

/** The record that an example plays. */
export function recordOf({ seats, turn, actions }: Script): DiceRecord {
  return {
    schema: 1,
    rules: dice.rules,
    game: dice.id,
    config: {
      kind: 'position',
      turn,
      seats: seats.map((seat) => ({ ...seat, maxLife: startLife(seat.character, seat.role) })),
    },
    seed: 1,
    actions,
  }
}

/** An example moment by moment; it ends before the next player's turn. */
export function momentsOfScript(played: Script): readonly Moment[] {
  return momentsOf(recordOf(played)).filter(({ turn }) => turn === 1)
}
