import type { Seat } from '@/core/game'
import { at } from '@/core/list'
import { countLiving, nextLiving } from '@/family/ring'
import { sealedRoles, type Role } from '@/family/roles'
import { showdownWinner } from '@/family/winning'
import { kindOf } from '../cards'
import type { Card } from '../cards/ids'
import type { Blow, CheckTable } from '../cards/kind'
import { abilityAt } from '../characters'
import { mayBreathe } from '../rules/damage'
import type { DiscardCause } from '../rules/events'
import { beginsRound, nextRanked } from '../rules/turn'
import { evolve, type TrackerEvent } from './events'
import { gearOf, isGear, type Gear } from './gear'
import { START_CHECKS, type Hit, type Question, type TrackerState } from './state'

/** A companion's table in play: what happens changes it, and is told. What follows from a draw! is the rules' own. */
export class Table implements CheckTable {
  readonly log: TrackerEvent[] = []

  constructor(readonly state: TrackerState) {}

  tell(event: TrackerEvent): void {
    evolve(this.state, event)
    this.log.push(event)
  }

  /** Life points that are lost one player after the other, then a win check (rules §4, §8). */
  strike(hits: readonly Omit<Hit, 'isStruck'>[]): void {
    const { state } = this
    state.hits = [...state.hits, ...hits.map((hit) => ({ ...hit, isStruck: false }))]
    state.isSettling = true
  }

  startTurn(seat: Seat): void {
    const round = this.state.round + (beginsRound(this.state, seat) ? 1 : 0)
    this.tell({ type: 'turnStarted', seat, round })
  }

  /** Lets the rules work until something has to be entered or the game is over. */
  run(): void {
    const { state } = this
    state.decision = null
    while (state.decision === null && state.winner === null) {
      const [hit] = state.hits
      if (hit) this.settle(hit)
      else if (state.isSettling) this.checkForWin()
      else if (!state.alive[state.turn] || state.stage === 'over')
        this.startTurn(nextLiving(state, state.turn))
      else this.ask(this.startCheck() ?? { kind: 'turn', seat: state.turn })
    }
  }

  private ask(decision: Question): void {
    const { hits, isSettling } = this.state
    this.tell({ type: 'asked', decision, hits: hits.slice(), isSettling })
  }

  /** What lies in front of the one in turn and is looked at next (rules §2). */
  private startCheck(): Question | null {
    const { inPlay, turn, stage, rank } = this.state
    const kind = stage === 'start' ? nextRanked(at(inPlay, turn), rank) : null
    const check = START_CHECKS.find((id) => id === kind?.checkKind)
    return check ? { kind: 'draw', seat: turn, for: check } : null
  }

  private settle(hit: Hit): void {
    const { state } = this
    const { seat, amount, by, cause } = hit
    if (!hit.isStruck) {
      state.hits = [{ ...hit, isStruck: true }, ...state.hits.slice(1)]
      const life = at(state.life, seat) - amount
      if (amount > 0) this.tell({ type: 'lifeLost', seat, amount, by, cause, life })
      return
    }
    if (at(state.life, seat) >= 1) {
      this.settled()
      return this.tell({ type: 'hitSurvived', seat, amount, by })
    }
    const needs = hit.cause !== 'hand' && this.mayBreathe(seat) ? 1 - at(state.life, seat) : null
    const known = at(state.roles, seat)
    const roles = known === 'hidden' ? sealedRoles(state) : []
    if (needs === null && known !== 'hidden') return this.bury(known)
    this.ask({ kind: 'fall', seat, needs, roles })
  }

  private settled(): void {
    this.state.hits = this.state.hits.slice(1)
  }

  /** Beers help while three live; who heals for cards may by option also with two (rules §7, §11). */
  private mayBreathe(seat: Seat): boolean {
    const { state } = this
    if (mayBreathe(state)) return true
    return abilityAt(state.characters, seat).offerHeal && state.options.sidWithTwo
  }

  /** The last breath was enough. */
  save(): void {
    const [hit] = this.state.hits
    if (!hit) return
    const amount = 1 - at(this.state.life, hit.seat)
    this.tell({ type: 'lifeGained', seat: hit.seat, amount, cause: 'breath', life: 1 })
  }

  /** Somebody falls: role shown, gear gone; a Sheriff who did that to a Deputy loses his, too (rules §7). */
  bury(role: Role): void {
    const { state } = this
    const [hit] = state.hits
    if (!hit) return
    const { seat, by, cause } = hit
    this.settled()
    this.tell({ type: 'eliminated', seat, role, character: at(state.characters, seat), by, cause })
    this.loseGear(seat, 'eliminated')
    if (by !== null && role === 'deputy' && state.roles[by] === 'sheriff')
      this.loseGear(by, 'penalty')
    if (state.options.winCheck === 'death') this.checkForWin()
  }

  private loseGear(seat: Seat, cause: 'eliminated' | 'penalty'): void {
    this.tell({ type: 'gearLost', seat, kinds: gearOf(this.state, seat), cause })
  }

  private checkForWin(): void {
    const { state } = this
    if (state.hits.length === 0) state.isSettling = false
    if (countLiving(state) === state.alive.length) return
    const winner = showdownWinner(state)
    if (winner) this.tell({ type: 'gameEnded', winner })
  }

  discardInPlay(seat: Seat, card: Card, cause: DiscardCause): void {
    const reason = cause === 'replaced' || cause === 'settled' ? cause : 'taken'
    this.tell({ type: 'gearGone', seat, kind: gearKind(card), cause: reason })
  }
  passOn(seat: Seat, card: Card): void {
    const to = nextLiving(this.state, seat)
    this.tell({ type: 'gearPassedOn', seat, to, kind: gearKind(card) })
  }
  explode(blow: Blow): void {
    this.strike([blow])
  }
  skipTurn(): void {
    this.tell({ type: 'turnSkipped', seat: this.state.turn })
  }
  dodged(): void {
    throw new Error('a companion keeps no shots')
  }
}

function gearKind(card: Card): Gear {
  const { id } = kindOf(card)
  if (!isGear(id)) throw new Error(`the companion keeps no ${id}`)
  return id
}
