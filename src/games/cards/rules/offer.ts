import { missing } from '@/core/list'
import { kindAt, kindOf } from '../cards'
import type { Card } from '../cards/ids'
import type { CardKind, PlayOffer, Seats } from '../cards/kind'
import { abilityAt } from '../characters'
import { hasInPlay, reachOf, seatsWithin } from './distance'
import { addMove } from './move-list'
import { CARD_AT, HAND, PLAIN_PLAY, SEAT_AT, aimedMove, takingMove } from './moves'
import { countLiving } from '@/family/ring'
import type { CardsState, Seat } from './state'

const UNKNOWN = -1

/** Asks card after card of a hand how it could be played, and keeps the moves. One is enough for all tables. */
export class Offer implements PlayOffer {
  card: Card = 0
  kind: CardKind = kindOf(0)
  private near: Seats = UNKNOWN
  private nearDistance = 0
  private shootable: Seats = UNKNOWN

  constructor(
    public state: CardsState,
    public seat: Seat,
  ) {}

  /** Turns to a player. */
  turnTo(state: CardsState, seat: Seat): void {
    this.state = state
    this.seat = seat
    this.near = UNKNOWN
    this.shootable = UNKNOWN
  }

  plain(): void {
    addMove(PLAIN_PLAY | (this.card << CARD_AT))
  }

  at(seats: Seats): void {
    const aimed = aimedMove(this.card, 0)
    for (let seat = 0; seats >> seat > 0; seat++)
      if (seats & (1 << seat)) addMove(aimed | (seat << SEAT_AT))
  }

  cardsOf(seats: Seats): void {
    const { hands } = this.state
    for (let seat = 0; seats >> seat > 0; seat++) {
      if (!(seats & (1 << seat))) continue
      if ((hands[seat] ?? missing()).length > 0) addMove(takingMove(this.card, seat, HAND))
      this.cardsInFrontOf(seat)
    }
  }

  ownCards(): void {
    this.cardsInFrontOf(this.seat)
  }

  private cardsInFrontOf(seat: Seat): void {
    for (const card of this.state.inPlay[seat] ?? missing())
      addMove(takingMove(this.card, seat, card))
  }

  others(): Seats {
    const { alive } = this.state
    let seats = 0
    for (let seat = 0; seat < alive.length; seat++)
      if (alive[seat] && seat !== this.seat) seats |= 1 << seat
    return seats
  }

  /** Several cards of a hand ask the same. */
  within(distance: number): Seats {
    if (this.near === UNKNOWN || this.nearDistance !== distance) {
      this.near = seatsWithin(this.state, this.seat, distance)
      this.nearDistance = distance
    }
    return this.near
  }

  inReach(): Seats {
    if (this.shootable === UNKNOWN)
      this.shootable = this.mayShoot() ? this.within(reachOf(this.state, this.seat)) : 0
    return this.shootable
  }

  private mayShoot(): boolean {
    const { shots, characters, inPlay } = this.state
    if (shots === 0 || abilityAt(characters, this.seat).modifyLimit) return true
    const cards = inPlay[this.seat] ?? missing()
    for (let i = 0; i < cards.length; i++) if (kindAt(cards, i).modifyLimit) return true
    return false
  }

  has(seat: Seat, kind: CardKind): boolean {
    return hasInPlay(this.state, seat, kind)
  }

  living(): number {
    return countLiving(this.state)
  }
}
