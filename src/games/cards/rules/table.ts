import { missing } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { Card, KindId } from '../cards/ids'
import type { Blow, HookTable, Played } from '../cards/kind'
import { specialSeats, type SpecialSeats } from '../characters'
import type { Decision, Demand } from '../protocol'
import { discardInPlay, lay, passOn } from './blue-cards'
import type { CardsEvent, DiscardCause, DrawCause, TakeCause } from './events'
import { explode } from './damage'
import { startFaceOff } from './face-off'
import { gainLife, gainNothing } from './life'
import { drawCards } from './piles'
import { countLiving } from '@/family/ring'
import { MAX_SEATS } from './seats'
import { openStore } from './store'
import { dodged, shoot } from './shots'
import type { CardsState, Seat } from './state'
import { scrap, seize, takeFromHand } from './stealing'
import { copyTask, type Task } from './tasks'
import { skipTurn } from './turn'
import { demandOfAll, shootAll } from './volley'

/** Decisions that say no more than who and what: made once. */
const plainly = (kind: PlainKind): readonly Decision[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => ({ kind, seat }))
type PlainKind = 'draw' | 'play' | 'store' | 'discard'
const PLAIN: Readonly<Record<PlainKind, readonly Decision[]>> = {
  draw: plainly('draw'),
  play: plainly('play'),
  store: plainly('store'),
  discard: plainly('discard'),
}

/** A table in play: what happens changes the state, and is told if somebody keeps a log. */
export class Table implements HookTable {
  readonly special: SpecialSeats
  /** Random picks that come with the action. */
  picks: readonly number[] | null = null
  private picked = 0

  constructor(
    readonly state: CardsState,
    readonly chance: Rng,
    readonly log: CardsEvent[] | null = null,
  ) {
    this.special = specialSeats(state.characters)
  }

  /** Leaves work that is done before what already waits. */
  later(task: Task): void {
    this.state.queue.push(task)
  }

  /** The work that came last is done. */
  done(): void {
    this.state.queue.pop()
  }

  /** Stops the rules until somebody has chosen. */
  ask(decision: Decision): void {
    const { state } = this
    state.decision = decision
    this.log?.push({ type: 'decisionOpened', decision, queue: state.queue.map(copyTask) })
  }

  /** The same for a decision that says no more than who and what. */
  askPlainly(kind: PlainKind, seat: Seat): void {
    this.ask(PLAIN[kind][seat] ?? missing())
  }

  /** One of so many cards, as the action says or by chance. */
  pick(count: number): number {
    const given = this.picks === null ? undefined : this.picks[this.picked++]
    return given === undefined ? this.chance.below(count) : given % count
  }

  living(): number {
    return countLiving(this.state)
  }
  drawCards(seat: Seat, count: number, cause: DrawCause): void {
    drawCards(this, { seat, count, cause })
  }
  gainLife(seat: Seat, by: Seat, cause: KindId): void {
    gainLife(this, { seat, by, cause })
  }
  gainNothing(seat: Seat, cause: KindId): void {
    gainNothing(this, { seat, by: seat, cause })
  }
  lay(seat: Seat, card: Card): void {
    lay(this, seat, card)
  }
  shoot(played: Played): void {
    shoot(this, played)
  }
  shootAll(played: Played): void {
    shootAll(this, played)
  }
  demandOfAll(played: Played, demand: Demand): void {
    demandOfAll(this, played, demand)
  }
  faceOff(played: Played, demand: Demand): void {
    startFaceOff(this, played, demand)
  }
  openStore(seat: Seat): void {
    openStore(this, seat)
  }
  seize(played: Played): void {
    seize(this, played)
  }
  scrap(played: Played): void {
    scrap(this, played)
  }
  takeFromHand(seat: Seat, from: Seat, cause: TakeCause): void {
    takeFromHand(this, { seat, from, cause })
  }
  discardInPlay(seat: Seat, card: Card, cause: DiscardCause): void {
    discardInPlay(this, { seat, card, cause, by: seat })
  }
  passOn(seat: Seat, card: Card): void {
    passOn(this, seat, card)
  }
  explode(blow: Blow): void {
    explode(this, blow)
  }
  skipTurn(): void {
    skipTurn(this)
  }
  dodged(): void {
    dodged(this)
  }
}
