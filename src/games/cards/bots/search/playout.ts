import { at } from '@/core/list'
import { rngFrom, type RngState } from '@/core/rng'
import type { Belief, RoleChances } from '@/family/beliefs/belief'
import { ROLES, type Role, type RoleCounts, type SeenRole } from '@/family/roles'
import { bitsOf } from '@/family/sets'
import { livingSeats } from '@/family/ring'
import { abilityAt } from '../../characters'
import { answer } from '../../rules/answers'
import { listMoves } from '../../rules/legal'
import { NOBODY, PLAY, cardIn, seatIn, typeIn, type Move } from '../../rules/moves'
import { copyState, type CardsState, type CardsView, type Seat } from '../../rules/state'
import { Table } from '../../rules/table'
import { playedAs } from '../../rules/uses'
import { HARM, Reputation } from '../belief/reputation'
import { decide } from '../policy/decide'
import { enmities, hatredAt, type Hatred, type Mind } from '../policy/mind'
import { Scene } from '../policy/scene'
import { SIDE_OF_ROLE, outlook } from '../value/outlook'

/** Turns that are played on before the table is judged. */
const TURNS = 3
/** Nobody decides so often in three turns; a playout that goes on is judged where it stands. */
const MOST_DECISIONS = 200

const scene = new Scene()

/** Beliefs of the table at which somebody thought last: the same few come up in one decision after the other. */
const beliefs = new Map<number, Belief>()
let table = ''
const MOST_BELIEFS = 300

function reckoned(
  reputation: Reputation,
  roles: readonly SeenRole[],
  roleCounts: RoleCounts,
): Belief {
  const here = `${roles.join()} ${ROLES.map((role) => roleCounts[role]).join()}`
  if (table !== here || beliefs.size === MOST_BELIEFS) beliefs.clear()
  table = here
  const { key } = reputation
  const known = beliefs.get(key)
  if (known) return known
  const belief = reputation.beliefOf(roles, roleCounts)
  beliefs.set(key, belief)
  return belief
}

/** Where a playout starts: what everybody sees, and what is said of everybody. */
export interface Known {
  readonly view: CardsView
  readonly reputation: Reputation
}

/** What people think as long as nobody's reputation changes: made when first asked for. */
interface Opinion {
  readonly belief: Belief
  /** By role that a seat may have and set of the living. */
  readonly minds: Map<number, Mind>
}

/**
 * Plays on in the mind: everybody by plain sense, going by their own role and by what is said of the others, which changes
 * with every deed.
 */
export class Playouts {
  private readonly opinions = new Map<number, Opinion>()
  /** Beliefs of one's own don't hang on what is said. */
  private readonly ownMinds = new Map<number, Mind>()
  private readonly hatreds = new Map<number, Hatred>()
  private readonly reputation: Reputation
  private readonly roles: readonly SeenRole[]
  private opinion: Opinion

  constructor(
    private readonly own: Mind,
    private readonly seat: Seat,
    private readonly known: Known,
  ) {
    const { roles, alive } = known.view
    this.roles = roles.map((role, other) => (role !== 'sheriff' && alive[other] ? 'hidden' : role))
    this.reputation = new Reputation(roles)
    this.opinion = this.startAfresh()
  }

  /** The chance of the own side after a move, in one world and with one run of luck. */
  after(world: CardsState, luck: RngState, move: Move): number {
    const state = copyState(world)
    const table = new Table(state, rngFrom(luck))
    this.opinion = this.startAfresh()
    this.see(state, this.seat, move)
    answer(table, move)
    this.playOn(table)
    return outlook(state, this.names(state))[SIDE_OF_ROLE[this.own.role]] ?? 0
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
      this.see(state, seat, move)
      answer(table, move)
    }
  }

  private startAfresh(): Opinion {
    this.reputation.copy(this.known.reputation)
    return this.currentOpinion()
  }

  /** What is done to somebody is remembered. */
  private see({ characters }: CardsState, seat: Seat, move: Move): void {
    const target = seatIn(move)
    if (typeIn(move) !== PLAY || target === NOBODY) return
    if (!HARM.has(playedAs(abilityAt(characters, seat), cardIn(move)).id)) return
    this.reputation.see({ seat, target })
    this.opinion = this.currentOpinion()
  }

  private currentOpinion(): Opinion {
    const { key } = this.reputation
    const known = this.opinions.get(key)
    if (known) return known
    const belief = reckoned(this.reputation, this.roles, this.known.view.roleCounts)
    const fresh = { belief, minds: new Map<number, Mind>() }
    this.opinions.set(key, fresh)
    return fresh
  }

  /** What everybody is taken for, now that some roles have turned up. */
  private names({ roles, alive }: CardsState): readonly RoleChances[] {
    let { belief } = this.opinion
    for (let seat = 0; seat < roles.length; seat++)
      if (!alive[seat] && belief.isHidden(seat)) belief = belief.given(seat, roleIn(roles, seat))
    return belief.chances
  }

  private mindOf(state: CardsState, seat: Seat): Mind {
    const role = roleIn(state.roles, seat)
    const key =
      (bitsOf(livingSeats(state)) * 8 + seat) * 4 +
      SIDE_OF_ROLE[role] +
      (role === 'sheriff' ? 3 : 0)
    const minds = seat === this.seat ? this.ownMinds : this.opinion.minds
    const known = minds.get(key)
    if (known) return known
    const mind = this.freshMind(seat, role, this.hatredOf(state, role))
    minds.set(key, mind)
    return mind
  }

  /** The same for everybody of a role as long as nobody falls. */
  private hatredOf(state: CardsState, role: Role): Hatred {
    const key = bitsOf(livingSeats(state)) * ROLES.length + ROLES.indexOf(role)
    const known = this.hatreds.get(key)
    if (known) return known
    const hatred = hatredAt(state, role)
    this.hatreds.set(key, hatred)
    return hatred
  }

  private freshMind(seat: Seat, role: Role, hatred: Hatred): Mind {
    const { belief } = this.opinion
    const chances =
      seat === this.seat
        ? this.own.chances
        : role === 'sheriff'
          ? belief.chances
          : belief.given(seat, role).chances
    const enmity = enmities(hatred, seat, chances)
    return { role, chances, enmity, odds: this.own.odds, mayMiss: null, mayFire: null }
  }
}

function roleIn(roles: readonly SeenRole[], seat: Seat): Role {
  const role = at(roles, seat)
  if (role === 'hidden') throw new Error('a world has no sealed roles')
  return role
}
