import { at } from '@/core/list'
import { countLiving } from '@/family/ring'
import { kindOf } from '../../cards'
import type { Card, KindId } from '../../cards/ids'
import { abilityAt } from '../../characters'
import type { Ability } from '../../characters/ability'
import { PLAIN } from '../../characters/ability'
import { saysInAnswer } from '../../rules/uses'
import type { CardsState, Seat } from '../../rules/state'
import { PRINTED_ODDS, type Mind } from './mind'

const NOBODY: Mind = {
  role: 'outlaw',
  chances: [],
  enmity: [],
  odds: PRINTED_ODDS,
  mayMiss: null,
  mayFire: null,
}

/** What losing a life point costs somebody who has so many: the last one is dear. */
const LIFE_WORTH = [3, 3, 1.7, 1.25, 1.05, 1]

const BARREL = 0.75

/** A table as one player looks at it who may see only the own hand. Filled again and again: simulation makes no new ones. */
export class Scene {
  state!: CardsState
  seat: Seat = 0
  mind: Mind = NOBODY
  living = 0
  hand: readonly Card[] = []
  ability: Ability = PLAIN

  lookAt(state: CardsState, seat: Seat, mind: Mind): this {
    this.state = state
    this.seat = seat
    this.mind = mind
    this.living = countLiving(state)
    this.hand = at(state.hands, seat)
    this.ability = abilityAt(state.characters, seat)
    return this
  }

  lifeOf(seat: Seat): number {
    return this.state.life[seat] ?? 0
  }

  get isHurt(): boolean {
    return this.lifeOf(this.seat) < at(this.state.maxLife, this.seat)
  }

  enmity(seat: Seat): number {
    return this.mind.enmity[seat] ?? 0
  }

  lifeWorth(seat: Seat): number {
    const life = this.lifeOf(seat)
    return LIFE_WORTH[life > 5 ? 5 : life < 0 ? 0 : life] ?? 1
  }

  has(seat: Seat, kind: KindId): boolean {
    for (const card of at(this.state.inPlay, seat)) if (kindOf(card).id === kind) return true
    return false
  }

  /** How many unseen cards a hand is as good as. */
  private open(seat: Seat, reckoned: readonly number[] | null): number {
    return reckoned === null ? at(this.state.hands, seat).length : at(reckoned, seat)
  }

  /** The chance that a shot which needs some Missed! hits a seat. */
  hitChance(seat: Seat, needs: number): number {
    const open = this.open(seat, this.mind.mayMiss)
    const missed = abilityAt(this.state.characters, seat).modifySign
      ? this.mind.odds.missed + this.mind.odds.bang
      : this.mind.odds.missed
    const none = (1 - missed) ** open
    const one = open * missed * (1 - missed) ** (open - 1)
    const dodges =
      (this.has(seat, 'barrel') ? 1 : 0) +
      (abilityAt(this.state.characters, seat).offerDodge === null ? 0 : 1)
    const undodged = dodges === 0 ? 1 : dodges === 1 ? BARREL : BARREL * BARREL
    return needs === 1 ? none * undodged : none + one * undodged
  }

  /** The chance that a seat has no Bang! to answer with. */
  defencelessChance(seat: Seat): number {
    return (1 - this.mind.odds.bang) ** this.open(seat, this.mind.mayFire)
  }

  /** Cards of the own hand that give an answer. */
  answers(sign: 'miss' | 'fire'): number {
    let count = 0
    for (const card of this.hand) if (saysInAnswer(this.ability, card, sign)) count++
    return count
  }

  /** The chance to win a Duel: the other needs more Bang! than one's own. */
  duelChance(seat: Seat, own: number): number {
    const { bang } = this.mind.odds
    const open = this.open(seat, this.mind.mayFire)
    let chance = 0
    let exactly = (1 - bang) ** open
    for (let count = 0; count <= own && count <= open; count++) {
      chance += exactly
      exactly *= ((open - count) / (count + 1)) * (bang / (1 - bang))
    }
    return chance
  }
}
