import { at } from '@/core/list'
import { kindOf } from '../cards'
import type { Card } from '../cards/ids'
import type { CardKind, PlayOffer, Seats } from '../cards/kind'
import { abilityAt } from '../characters'
import { hasInPlay, reachOf, seatsWithin } from './distance'
import { HAND, PLAY, aimedMove, plainMove, takingMove, type Move } from './moves'
import { countLiving } from '@/family/ring'
import type { CardsState, Seat } from './state'

/** A list of moves that is filled again and again without being made anew. */
export class Moves {
  readonly list: Move[] = []
  count = 0

  add(move: Move): void {
    this.list[this.count++] = move
  }
}

const UNKNOWN = -1

/** Asks card after card of a hand how it could be played, and keeps the moves. One is enough for all tables. */
export class Offer implements PlayOffer {
  card: Card = 0
  kind: CardKind = kindOf(0)
  private near: Seats = UNKNOWN
  private nearDistance = 0

  constructor(
    public state: CardsState,
    public seat: Seat,
    private readonly moves: Moves,
  ) {}

  /** Turns to a player. */
  turnTo(state: CardsState, seat: Seat): void {
    this.state = state
    this.seat = seat
    this.near = UNKNOWN
  }

  plain(): void {
    const { moves, card } = this
    moves.list[moves.count++] = plainMove(PLAY, card)
  }

  at(seats: Seats): void {
    const { moves, card } = this
    for (let seat = 0; seats >> seat > 0; seat++)
      if (seats & (1 << seat)) moves.list[moves.count++] = aimedMove(card, seat)
  }

  cardsOf(seats: Seats): void {
    const { hands } = this.state
    for (let seat = 0; seats >> seat > 0; seat++) {
      if (!(seats & (1 << seat))) continue
      if (at(hands, seat).length > 0) this.moves.add(takingMove(this.card, seat, HAND))
      this.cardsInFrontOf(seat)
    }
  }

  ownCards(): void {
    this.cardsInFrontOf(this.seat)
  }

  private cardsInFrontOf(seat: Seat): void {
    const cards = at(this.state.inPlay, seat)
    for (let i = 0; i < cards.length; i++) this.moves.add(takingMove(this.card, seat, at(cards, i)))
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

  reach(): number {
    return reachOf(this.state, this.seat)
  }

  mayShoot(): boolean {
    const { shots, characters, inPlay } = this.state
    if (shots === 0 || abilityAt(characters, this.seat).modifyLimit) return true
    const cards = at(inPlay, this.seat)
    for (let i = 0; i < cards.length; i++) if (kindOf(at(cards, i)).modifyLimit) return true
    return false
  }

  has(seat: Seat, kind: CardKind): boolean {
    return hasInPlay(this.state, seat, kind)
  }

  living(): number {
    return countLiving(this.state)
  }
}
