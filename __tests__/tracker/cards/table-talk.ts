import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import type { Role } from '@/family/roles'
import type { CardsEvent, CardsState, Deal } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import { cardOf, type CardId } from '@/games/cards/cards/ids'
import { distanceBetween, reachOf } from '@/games/cards/rules/distance'
import {
  tracker,
  type TrackerAction,
  type TrackerDeal,
  type TrackerMatch,
  type TrackerState,
} from '@/games/cards/tracker'
import { isGear, type Gear } from '@/games/cards/tracker/gear'

/** One action of a match that was really played, and what everybody saw. */
export interface Seen {
  readonly after: CardsState
  readonly events: readonly CardsEvent[]
}

/** The same deal on a phone that has seen no role but the Sheriff's star. */
export const sealedDeal = ({ seats, options }: Deal, start: CardsState): TrackerDeal => ({
  kind: 'deal',
  seats,
  characters: start.characters,
  roles: start.roles.map((role) => (role === 'sheriff' ? role : 'hidden')),
  ...(options && { options }),
})

/** Is a card still being settled, or a question about one open? */
const isSettling = ({ queue, decision }: CardsState): boolean =>
  queue.some((task) => task.do !== 'turn' && task.do !== 'check') || decision?.kind === 'choose'

const gearIn = (card: CardId): Gear | null => {
  const { id } = kindOf(cardOf(card))
  return isGear(id) ? id : null
}

/**
 * Somebody who watches a match and enters it into a companion. They know what the table sees and nothing else. The hits of
 * one card are one stroke, which is lifted when the card is settled.
 */
export class Scorekeeper {
  match: TrackerMatch
  readonly entries: TrackerAction[] = []
  /** Life points of the card that is being settled, by whom they are. */
  private stroke: { readonly points: number[]; by: number | null } | null = null
  /** What is entered once the stroke is: a heal of somebody who has been hit in it. */
  private afterStroke: TrackerAction[] = []
  private readonly fell = new Map<number, Role>()

  constructor(deal: TrackerDeal) {
    this.match = startMatch(tracker, deal, 1)
  }

  get state(): TrackerState {
    return this.match.state
  }

  enter(action: TrackerAction): void {
    const taken = takeAction(tracker, this.match, action)
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.refusal.message}`)
    this.match = taken.match
    this.entries.push(action)
  }

  /** Enters one step of the real match; false while a card is being settled and the finger is still down. */
  see({ after, events }: Seen): boolean {
    for (const event of events) this.look(event)
    if (isSettling(after) && !after.winner) return false
    this.lift()
    return true
  }

  private look(event: CardsEvent): void {
    switch (event.type) {
      case 'lifeLost':
        return this.hit(event)
      case 'lifeGained':
        return this.gain(event)
      case 'eliminated':
        this.fell.set(event.seat, event.role)
        return
      case 'cardLaid':
        return this.laid(event.seat, event.card)
      case 'cardTaken':
        return event.zone === 'in-play' && event.card !== 'hidden'
          ? this.gone(event.from, event.card)
          : undefined
      case 'cardDiscarded': {
        const isOrdinary = event.cause !== 'replaced' && event.cause !== 'settled'
        return event.zone === 'in-play' && isOrdinary
          ? this.gone(event.seat, event.card)
          : undefined
      }
      case 'cardsTurned':
        return this.turned(event)
      case 'turnStarted':
        return this.passTurn(event.seat)
      default:
        return
    }
  }

  private hit({ seat, amount, by, cause }: Extract<CardsEvent, { type: 'lifeLost' }>): void {
    // The Dynamite's three follow from its draw!.
    if (cause === 'dynamite') return
    this.stroke ??= { points: this.state.life.map(() => 0), by: null }
    this.stroke.points[seat] = at(this.stroke.points, seat) + amount
    if (by !== null && by !== this.state.turn) this.stroke.by = by
  }

  private gain({ seat, amount, life }: Extract<CardsEvent, { type: 'lifeGained' }>): void {
    if (amount === 0) return
    const isHit = this.stroke !== null && at(this.stroke.points, seat) > 0
    // At the last breath: the phone asks for it when the stroke is lifted, and lets it count only if it was enough.
    if (life < 1 || this.isBreathing(seat, life)) return
    const heal: TrackerAction = {
      type: 'heal',
      points: this.state.life.map((_, other) => (other === seat ? amount : 0)),
    }
    if (!isHit) this.enter(heal)
    else if (this.stroke && at(this.state.life, seat) > at(this.stroke.points, seat))
      this.stroke.points[seat] = at(this.stroke.points, seat) - amount
    else this.afterStroke.push(heal)
  }

  /** Was the gain that led to this life a last breath? */
  private isBreathing(seat: number, life: number): boolean {
    if (life !== 1) return false
    const { decision, life: now } = this.state
    if (decision?.kind === 'fall' && decision.seat === seat) return true
    return this.stroke !== null && at(now, seat) - at(this.stroke.points, seat) < 1
  }

  private laid(seat: number, card: CardId): void {
    const kind = gearIn(card)
    if (kind) this.enter({ type: 'equip', seat, kind })
  }

  private gone(seat: number, card: CardId): void {
    const kind = gearIn(card)
    if (kind) this.enter({ type: 'strip', seat, kind })
  }

  private turned(event: Extract<CardsEvent, { type: 'cardsTurned' }>): void {
    if (event.for !== 'dynamite' && event.for !== 'jail') return
    this.lift()
    this.enter({ type: 'draw', isMet: event.isMet })
  }

  private passTurn(seat: number): void {
    this.lift()
    const { state } = this
    if (state.decision?.kind === 'turn' && state.turn !== seat) this.enter({ type: 'next' })
  }

  /** The finger is lifted: the card's hits are entered, and who fell is answered. */
  private lift(): void {
    const { stroke } = this
    this.stroke = null
    if (stroke?.points.some((points) => points > 0)) {
      const { points, by } = stroke
      this.enter({ type: 'hit', points, ...(by !== null && { by }) })
    }
    this.answerFalls()
    for (const heal of this.afterStroke) this.enter(heal)
    this.afterStroke = []
  }

  private answerFalls(): void {
    for (;;) {
      const { decision } = this.state
      if (decision?.kind !== 'fall') return
      const { seat, roles } = decision
      const role = this.fell.get(seat)
      if (!role) this.enter({ type: 'save' })
      else this.enter(roles.length > 0 ? { type: 'fall', role } : { type: 'fall' })
    }
  }
}

/** What everybody at the table can check. */
export function facts(state: CardsState | TrackerState) {
  const { life, alive, turn, round, inPlay } = state
  const seats = life.map((_, seat) => seat)
  const living = seats.filter((seat) => alive[seat])
  return {
    life,
    alive,
    turn,
    round,
    gear: inPlay.map((cards) =>
      cards
        .map((card) => kindOf(card).id)
        .filter(isGear)
        .sort(),
    ),
    reach: living.map((seat) => reachOf(state, seat)),
    distances: living.map((from) =>
      living.map((to) => (from === to ? 0 : distanceBetween(state, from, to))),
    ),
  }
}
