import { at } from '@/core/list'
import type { CharacterId } from '@/family/characters'
import type { Decision } from '../rules/decisions'
import type { Options } from '../rules/options'
import type { SeenRole } from '@/family/roles'
import type { Winner } from '@/family/winning'
import type { DiceState, Face } from '../rules/state'

export interface SeatNotation {
  readonly role: SeenRole
  readonly character: CharacterId | null
  readonly life: number
  readonly maxLife: number
  readonly arrows: number
  readonly alive: boolean
}

/** The table as the referee writes it (protocol.md); outside programs rely on these names. */
export interface TableNotation {
  readonly game: 'dice'
  readonly options: Options
  readonly seats: readonly SeatNotation[]
  readonly arrowPile: number
  readonly turn: number
  readonly round: number
  readonly dice: readonly Face[] | null
  readonly rolls: number
  readonly lastManStanding: boolean
  readonly decision: Decision | null
  readonly winner: Winner | null
}

export function tableNotation(state: DiceState): TableNotation {
  const { options, pile, turn, round, dice, rolls, lastManStanding, decision, winner } = state
  const seats = state.roles.map((role, seat) => ({
    role,
    character: at(state.characters, seat),
    life: at(state.life, seat),
    maxLife: at(state.maxLife, seat),
    arrows: at(state.arrows, seat),
    alive: at(state.alive, seat),
  }))
  return {
    game: 'dice',
    options,
    seats,
    arrowPile: pile,
    turn,
    round,
    dice,
    rolls,
    lastManStanding,
    decision,
    winner,
  }
}
