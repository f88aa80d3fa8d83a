import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import type { Deal, DiceAction, DiceEvent, DiceState, Face, Role, SeenRole } from '@/games/dice'
import { abilityOf } from '@/games/dice/characters'
import { ANSWERS } from '@/games/dice/rules/decisions'
import { tracker, type TrackerAction, type TrackerMatch } from '@/games/dice/tracker'

/** How a table keeps score: everything by counters, roll by roll, or only the dice as they lie at the end. */
export const WAYS = ['counters', 'dice', 'results'] as const
export type Way = (typeof WAYS)[number]

/** One action of a match that was really played, and what everybody saw. */
export interface Seen {
  readonly action: DiceAction
  readonly before: DiceState
  readonly events: readonly DiceEvent[]
}

/** The same deal on a phone that has seen no card but the Sheriff's star. */
export function sealedDeal(config: Deal, start: DiceState): Deal {
  const isOpen = (role: SeenRole): boolean => role === 'sheriff' || start.roles.length === 3
  return {
    ...config,
    characters: start.characters,
    roles: start.roles.map((role) => (isOpen(role) ? role : 'hidden')),
  }
}

/** Somebody who watches a match and enters it into a companion. He knows what the table sees and nothing else. */
export class Scorekeeper {
  match: TrackerMatch

  constructor(
    deal: Deal,
    private readonly way: () => Way,
  ) {
    this.match = startMatch(tracker, deal, 1)
    this.turnWay = way()
  }

  private turnWay: Way
  /** The life of the one in turn before the first beer of the turn. */
  private first: number | null = null
  /** The cards that were turned up on the table. */
  private fell = new Map<number, Role>()

  enter(action: TrackerAction): void {
    const taken = takeAction(tracker, this.match, action)
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.refusal.message}`)
    this.match = taken.match
  }

  /** Enters one step of the real match. */
  see(seen: Seen): void {
    for (const event of seen.events)
      if (event.type === 'eliminated') this.fell.set(event.seat, event.role)
    if (this.turnWay === 'dice') this.enter(asThrown(seen))
    else if (this.turnWay === 'results') this.seeResult(seen)
    else this.seeChanges(seen)
    this.turnUpCards()
    if (seen.events.some(({ type }) => type === 'turnStarted')) this.endTurn(seen.events)
  }

  /** Roll by roll only the arrows, as they must be taken at once; the rest when the dice lie still. */
  private seeResult(seen: Seen): void {
    const { action, events } = seen
    if (action.type !== 'roll' && action.type !== 'stop') return this.enter(action)
    this.takeArrows(events)
    this.turnUpCards()
    const ended = events.find((event) => event.type === 'rollingEnded')
    if (ended && this.match.state.decision)
      this.enter({ type: 'result', faces: ended.result, arrows: 0 })
  }

  /** Every change of life and arrows, as the table sees it. */
  private seeChanges({ action, events }: Seen): void {
    const isAsked = this.match.state.decision?.kind === ANSWERS[action.type]
    if (isAsked && isAnswer(action)) this.enter(action)
    else if (action.type === 'clear-arrow')
      this.enter({ type: 'give-back', seat: action.target, count: 1 })
    this.takeArrows(events)
    for (const event of events) {
      this.turnUpCards()
      if (!this.match.state.decision) return
      this.seeChange(event)
    }
  }

  private seeChange(event: DiceEvent): void {
    switch (event.type) {
      case 'dynamiteExploded':
        return this.enter({ type: 'explode', points: 1 })
      case 'shotsFired':
        return this.enter({ type: 'shoot', points: event.hits })
      case 'gatlingFired':
        return this.enter({ type: 'gatling', faces: event.faces })
      case 'lifeGained': {
        if (event.cause !== 'beer') return
        this.first ??= at(this.match.state.life, this.match.state.turn)
        return this.enter({ type: 'pour', seat: event.seat, beers: 1, first: this.first })
      }
      default:
        return
    }
  }

  private takeArrows(events: readonly DiceEvent[]): void {
    const rolled = events.find((event) => event.type === 'rolled')
    const count = rolled ? countArrows(rolled.faces) : 0
    if (rolled && count > 0) this.enter({ type: 'take', seat: rolled.seat, count })
  }

  /** The phone asks for the card of whoever fell. */
  private turnUpCards(): void {
    for (;;) {
      const { decision } = this.match.state
      if (decision?.kind !== 'reveal') return
      const role = this.fell.get(decision.seat)
      if (!role) throw new Error(`seat ${decision.seat} did not fall on the table`)
      this.enter({ type: 'reveal', role })
    }
  }

  /** Counters need to be told that the turn is over, and whether it earned a bonus. */
  private endTurn(events: readonly DiceEvent[]): void {
    const started = events.find((event) => event.type === 'turnStarted')
    const { state } = this.match
    const isBehind = started && state.decision && state.turn !== started.seat
    if (this.turnWay === 'counters' && isBehind) {
      const bonus = abilityOf(state.characters[state.turn]).afterTurn !== null
      const isEarned = events.some(
        (event) =>
          event.type === 'lifeGained' && event.cause === 'ability' && event.seat === state.turn,
      )
      this.enter(bonus && isEarned ? { type: 'next', bonus } : { type: 'next' })
    }
    this.turnWay = this.way()
    this.first = null
  }
}

const countArrows = (faces: readonly Face[]): number =>
  faces.filter((face) => face === 'arrow').length

/** Choices that the companion asks for, too. */
const isAnswer = ({ type }: DiceAction): boolean =>
  type === 'gift' ||
  type === 'take-arrow' ||
  type === 'take-hit' ||
  type === 'drop-arrow' ||
  type === 'keep-arrow' ||
  type === 'clear-arrow' ||
  type === 'pass'

/** A roll with the faces that fell, as a hand types them in. */
function asThrown({ action, events }: Seen): TrackerAction {
  if (action.type !== 'roll') return action
  const rolled = events.find((event) => event.type === 'rolled')
  return { ...action, faces: rolled?.faces ?? [] }
}

/** What everybody at the table can check. */
export const facts = ({ life, arrows, alive, pile, turn, round, lastManStanding }: DiceState) => ({
  life,
  arrows,
  alive,
  pile,
  turn,
  round,
  lastManStanding,
})
