import { at } from '@/core/list'
import { rngFromSeed, type Rng } from '@/core/rng'
import type { RoleChances } from '@/family/beliefs/belief'
import type { Role, SeenRole } from '@/family/roles'
import { cards, type CardsState, type Seat } from '@/games/cards'
import { HARM, Reputation } from '@/games/cards/bots/belief/reputation'
import { decide } from '@/games/cards/bots/policy/decide'
import { PRINTED_ODDS, enmities, hatredAt, type Mind } from '@/games/cards/bots/policy/mind'
import { Scene } from '@/games/cards/bots/policy/scene'
import { playedAs } from '@/games/cards/rules/uses'
import { abilityAt } from '@/games/cards/characters'
import { answer } from '@/games/cards/rules/answers'
import { listMoves } from '@/games/cards/rules/legal'
import {
  END_MOVE,
  NOBODY,
  PLAY,
  cardIn,
  seatIn,
  typeIn,
  type Move,
} from '@/games/cards/rules/moves'
import { Table } from '@/games/cards/rules/table'
import { noCharacters, MOST_TURNS } from '../../arena/game'

/** How somebody plays who is none of the levels: what they know, and how often they do anything, or stop early. */
interface Manner {
  readonly knowsAll: boolean
  /** How firmly a deed convinces them. */
  readonly pull: number
  /** Out of a hundred: moves at random, and turns ended early. */
  readonly careless: number
  readonly idle: number
}

const MANNERS: readonly Manner[] = [
  { knowsAll: false, pull: 0.6, careless: 0, idle: 0 },
  { knowsAll: false, pull: 0.6, careless: 4, idle: 8 },
  { knowsAll: false, pull: 1.2, careless: 2, idle: 4 },
  { knowsAll: false, pull: 0.3, careless: 10, idle: 15 },
  { knowsAll: true, pull: 0, careless: 2, idle: 8 },
  { knowsAll: true, pull: 0, careless: 0, idle: 0 },
  { knowsAll: false, pull: 0.6, careless: 40, idle: 5 },
]

const scene = new Scene()

/** One game of unlike players by the rules of common sense, quick because nobody keeps a log. */
export class QuickGame {
  readonly state: CardsState
  private readonly chance: Rng
  private readonly whim: Rng
  private readonly manners: readonly Manner[]
  private readonly reputation: Reputation
  private minds: (Mind | null)[]
  private living = 0

  constructor(seed: number) {
    this.chance = rngFromSeed(seed)
    this.whim = rngFromSeed(seed, 7919)
    const seats = 4 + (seed % 4)
    const hasCharacters = Math.floor(seed / 4) % 3 !== 0
    const config = { kind: 'deal', seats, ...(hasCharacters ? {} : noCharacters(seats)) } as const
    this.state = cards.setup(config, this.chance)
    const isMixed = Math.floor(seed / 12) % 3 !== 0
    const common = this.whim.below(MANNERS.length)
    this.manners = this.state.roles.map(() =>
      at(MANNERS, isMixed ? this.whim.below(MANNERS.length) : common),
    )
    this.reputation = new Reputation(this.state.roles)
    this.minds = this.state.roles.map(() => null)
  }

  /** Plays to the end; tells of every turn that begins, and what everybody is taken for. False if nobody won. */
  play(onTurn: (state: CardsState, names: readonly RoleChances[]) => void): boolean {
    const { state } = this
    const table = new Table(state, this.chance)
    let turns = 0
    let turn = -1
    while (state.decision !== null) {
      if (state.turn !== turn) {
        turn = state.turn
        if (++turns > MOST_TURNS) return false
        onTurn(state, this.names())
      }
      const move = this.choice(state.decision.seat)
      this.remember(state.decision.seat, move)
      answer(table, move)
    }
    return true
  }

  private choice(seat: Seat): Move {
    const { careless, idle } = at(this.manners, seat)
    const { list, count } = listMoves(this.state)
    const luck = this.whim.below(100)
    if (luck < careless) return at(list, this.whim.below(count))
    if (luck < careless + idle && this.state.decision?.kind === 'play') return END_MOVE
    return decide(scene.lookAt(this.state, seat, this.mindOf(seat)), list, count)
  }

  /** Deeds in front of everybody. */
  private remember(seat: Seat, move: Move): void {
    const target = seatIn(move)
    if (typeIn(move) !== PLAY || target === NOBODY || target === seat) return
    if (!HARM.has(playedAs(abilityAt(this.state.characters, seat), cardIn(move)).id)) return
    this.reputation.see({ seat, target })
    this.minds.fill(null)
  }

  /** What people of plain sense take everybody for. */
  private names(): readonly RoleChances[] {
    const { roles, alive, roleCounts } = this.state
    const seen = roles.map((role, seat) => (role === 'sheriff' || !alive[seat] ? role : 'hidden'))
    return this.reputation.beliefOf(seen, roleCounts).chances
  }

  private mindOf(seat: Seat): Mind {
    const living = this.state.alive.filter(Boolean).length
    if (living !== this.living) this.minds.fill(null)
    this.living = living
    return (this.minds[seat] ??= this.freshMind(seat))
  }

  private freshMind(seat: Seat): Mind {
    const { roles, alive, roleCounts } = this.state
    const { knowsAll, pull } = at(this.manners, seat)
    const seen = roles.map((role, other): SeenRole =>
      knowsAll || other === seat || role === 'sheriff' || !alive[other] ? role : 'hidden',
    )
    const { chances } = this.reputation.beliefOf(seen, roleCounts, pull)
    const role = roleOf(roles, seat)
    const enmity = enmities(hatredAt({ alive, roles: seen, roleCounts }, role), seat, chances)
    return { role, chances, enmity, odds: PRINTED_ODDS, mayMiss: null, mayFire: null }
  }
}

function roleOf(roles: readonly SeenRole[], seat: Seat): Role {
  const role = at(roles, seat)
  if (role === 'hidden') throw new Error('learning needs to know every role')
  return role
}
