import { at } from '@/core/list'
import { rngFrom, type RngState } from '@/core/rng'
import type { Belief } from '@/family/beliefs/belief'
import type { Role } from '@/family/roles'
import { bitsOf } from '@/family/sets'
import { livingSeats } from '@/family/ring'
import { answer } from '../../rules/answers'
import { listMoves } from '../../rules/legal'
import type { Move } from '../../rules/moves'
import { copyState, type CardsState, type Seat } from '../../rules/state'
import { Table } from '../../rules/table'
import { decide } from '../policy/decide'
import { enmities, type Mind } from '../policy/mind'
import { Scene } from '../policy/scene'
import { SIDE_OF_ROLE, outlook } from '../value/outlook'

/** Turns that are played on before the table is judged. */
const TURNS = 3
/** Nobody decides so often in three turns; a playout that goes on is judged where it stands. */
const MOST_DECISIONS = 200

const scene = new Scene()

/** Plays on in the mind: everybody by plain sense, with what a stranger may think of the others, and their own role. */
export class Playouts {
  private readonly minds = new Map<number, Mind>()

  constructor(
    private readonly own: Mind,
    private readonly seat: Seat,
    private readonly belief: Belief,
  ) {}

  /** The chance of the own side after a move, in one world and with one run of luck. */
  after(world: CardsState, luck: RngState, move: Move): number {
    const state = copyState(world)
    const table = new Table(state, rngFrom(luck))
    answer(table, move)
    this.playOn(table)
    return outlook(state)[SIDE_OF_ROLE[this.own.role]] ?? 0
  }

  private playOn(table: Table): void {
    const { state } = table
    let { turn } = state
    let turns = 0
    for (let i = 0; state.decision !== null && i < MOST_DECISIONS; i++) {
      if (state.turn !== turn) {
        turn = state.turn
        if (++turns === TURNS) return
      }
      const { seat } = state.decision
      const { list, count } = listMoves(state)
      const move =
        count === 1
          ? at(list, 0)
          : decide(scene.lookAt(state, seat, this.mindOf(state, seat)), list, count)
      answer(table, move)
    }
  }

  /** Minds are made once for each role that a seat may have and each set of the living. */
  private mindOf(state: CardsState, seat: Seat): Mind {
    const role = roleIn(state, seat)
    const key =
      (bitsOf(livingSeats(state)) * 8 + seat) * 4 +
      SIDE_OF_ROLE[role] +
      (role === 'sheriff' ? 3 : 0)
    const known = this.minds.get(key)
    if (known) return known
    const mind = this.freshMind(state, seat, role)
    this.minds.set(key, mind)
    return mind
  }

  private freshMind(state: CardsState, seat: Seat, role: Role): Mind {
    const chances =
      seat === this.seat
        ? this.own.chances
        : role === 'sheriff'
          ? this.belief.chances
          : this.belief.given(seat, role).chances
    const enmity = enmities(state, seat, { role, chances })
    return { role, chances, enmity, odds: this.own.odds, mayMiss: null, mayFire: null }
  }
}

function roleIn({ roles }: CardsState, seat: Seat): Role {
  const role = at(roles, seat)
  if (role === 'hidden') throw new Error('a world has no sealed roles')
  return role
}
