import { nextLiving } from '@/family/ring'
import { abilityOf } from '@/games/dice/characters'
import { countFace } from '@/games/dice/rules/dice'
import type { DiceEvent, DiceState, Role } from '@/games/dice'
import type { TrackerAction } from '@/games/dice/tracker'
import { diceCompanion } from '@/store/games/dice-rules'
import type { Timeline } from '@/store/tracker/timeline'
import type { PlayedGame, PlayedTurn } from './forty-turns'
import type { Seen } from './table-talk'

/** Touches (finger down to finger up), and what the same would be in single taps. */
export interface Touches {
  touches: number
  taps: number
}

/** Somebody who keeps score on the board as it is built: every touch enters what it enters there. */
export class Hands {
  protected timeline: Timeline<'dice'>
  readonly count: Touches = { touches: 0, taps: 0 }
  private readonly fell = new Map<number, Role>()
  /** Cards asked for and turned up. */
  protected cards = 0

  constructor(game: PlayedGame) {
    this.timeline = diceCompanion.begin(game.deal, 1)
  }

  get state(): DiceState {
    return this.timeline.match.state
  }

  /** One touch that would take so many single taps. */
  protected touch(taps: number, ...actions: TrackerAction[]): void {
    this.count.touches += 1
    this.count.taps += taps
    this.enter(...actions)
    this.turnUpCards()
  }

  private enter(...actions: TrackerAction[]): void {
    const entered = diceCompanion.enter(this.timeline, actions, 0)
    if (!entered.ok) throw new Error(`${JSON.stringify(actions)}: ${entered.refusal.message}`)
    this.timeline = entered.timeline
  }

  /** What everybody saw, before it is entered. */
  protected look(events: readonly DiceEvent[]): void {
    for (const event of events)
      if (event.type === 'eliminated') this.fell.set(event.seat, event.role)
  }

  protected turnUpCards(): void {
    const { decision } = this.state
    if (decision?.kind !== 'reveal') return
    const role = this.fell.get(decision.seat)
    if (!role) throw new Error(`seat ${decision.seat} did not fall on the table`)
    this.cards += 1
    this.touch(1, { type: 'reveal', role })
  }

  /** A tap on the pile or on the own arrows; the next player's own arrow passes the turn. */
  protected takeArrows(seat: number, arrows: number): void {
    for (let i = 0; i < arrows; i++) {
      if (!this.state.decision || !this.state.alive[seat]) return
      const passes = this.state.turn !== seat && nextLiving(this.state, this.state.turn) === seat
      const take: TrackerAction = { type: 'take', seat, count: 1 }
      if (passes) this.touch(1, { type: 'next' }, take)
      else this.touch(1, take)
    }
  }

  /** The turn must be somebody's before anything else is entered for him. */
  protected reach(seat: number): void {
    if (this.state.turn !== seat) this.touch(1, { type: 'next' })
  }
}

const arrowsOf = (events: readonly DiceEvent[]): number => {
  const rolled = events.find((event) => event.type === 'rolled')
  return rolled?.type === 'rolled' ? countFace(rolled.faces, 'arrow') : 0
}

const isAnswer = ({ action }: Seen): boolean =>
  ['gift', 'take-arrow', 'take-hit', 'drop-arrow', 'keep-arrow'].includes(action.type)

/** Keeps score with counters: what happened in a turn is one stroke, lifted on "Next". */
export class CountingHands extends Hands {
  private stroke: TrackerAction[] = []
  private strokeTaps = 0

  play({ seat, steps }: PlayedTurn): void {
    for (const seen of steps) {
      this.look(seen.events)
      this.see(seat, seen)
    }
    const isOver = !this.state.decision
    const last = steps[steps.length - 1]
    const bonus = last && this.earned(seat, last.events)
    if (bonus) {
      this.lift(seat)
      this.reach(seat)
      // "Next", and the answer on the slip.
      this.count.touches += 1
      this.touch(2, { type: 'next', bonus: true })
    } else if (!isOver && this.stroke.length > 0) this.lift(seat, { type: 'next' })
  }

  private earned(seat: number, events: readonly DiceEvent[]): boolean {
    return (
      Boolean(abilityOf(this.state.characters[seat]).afterTurn) &&
      events.some(
        (event) => event.type === 'lifeGained' && event.cause === 'ability' && event.seat === seat,
      )
    )
  }

  private see(seat: number, seen: Seen): void {
    if (isAnswer(seen)) {
      this.lift(seat)
      this.reach(seat)
      return this.touch(1, seen.action)
    }
    if (seen.action.type === 'clear-arrow')
      this.touch(1, { type: 'give-back', seat: seen.action.target, count: 1 })
    this.takeArrows(seat, arrowsOf(seen.events))
    for (const event of seen.events) this.change(seat, event)
  }

  private change(seat: number, event: DiceEvent): void {
    switch (event.type) {
      case 'dynamiteExploded':
        return this.draw({ type: 'explode', points: 1 }, 1)
      case 'shotsFired': {
        this.draw({ type: 'shoot', points: event.hits }, sum(event.hits))
        // A question comes at once: the stroke so far is lifted.
        if (event.hits.some((n, target) => n > 0 && asks(this.state, target))) this.lift(seat)
        return
      }
      case 'lifeGained':
        if (event.cause === 'beer' && event.amount > 0) this.draw(this.pour(event.seat), 1)
        return
      case 'gatlingFired':
        this.lift(seat)
        this.reach(seat)
        return this.touch(1, { type: 'gatling', faces: event.faces })
      default:
        return
    }
  }

  /** Beers of one stroke are drunk one after the other; the first of the turn tests how low its drinker was. */
  private pour(seat: number): TrackerAction {
    const drawn = this.stroke.find((action) => action.type === 'pour')
    const first = drawn?.first ?? this.state.life[this.state.turn] ?? 0
    return { type: 'pour', seat, beers: 1, first }
  }

  private draw(action: TrackerAction, taps: number): void {
    this.stroke.push(action)
    this.strokeTaps += taps
  }

  private lift(seat: number, ...then: TrackerAction[]): void {
    if (this.stroke.length === 0) return
    this.reach(seat)
    const actions = [...this.stroke, ...then]
    const taps = this.strokeTaps + then.length
    this.stroke = []
    this.strokeTaps = 0
    this.touch(taps, ...actions)
  }
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** Would the companion ask this seat something when it is hit? */
function asks({ characters, arrows, pile }: DiceState, seat: number): boolean {
  const ability = abilityOf(characters[seat])
  const dodges = ability.offerDodge?.('shots') === true && pile > 1
  const sheds = ability.offerShed?.('shots') === true && (arrows[seat] ?? 0) > 0
  return dodges || sheds
}

/** Types the final result in; arrows are taken as they fall. */
export class TypingHands extends Hands {
  play({ seat, steps }: PlayedTurn): void {
    for (const seen of steps) {
      this.look(seen.events)
      this.see(seat, seen)
    }
  }

  private see(seat: number, { action, events }: Seen): void {
    if (action.type !== 'roll' && action.type !== 'stop') {
      if (this.isAsked(action)) this.answer(action)
      return
    }
    this.isStroking = false
    const ended = events.find((event) => event.type === 'rollingEnded')
    const isLastRoll = action.type === 'roll' && ended !== undefined
    const rolled = arrowsOf(events)
    // Those of the last roll lie among the five faces and need no tap of their own.
    if (!isLastRoll) this.takeArrows(seat, rolled)
    if (ended?.type !== 'rollingEnded' || !this.state.decision) return
    // The pad is opened, five faces are tapped.
    this.count.touches += 5
    this.touch(6, { type: 'result', faces: ended.result, arrows: isLastRoll ? rolled : 0 })
  }

  /** Targets and drinkers follow each other in one stroke, until the finger must go elsewhere. */
  private answer(action: TrackerAction): void {
    const isSeat = action.type === 'aim' || action.type === 'drink'
    if (isSeat && this.isStroking) this.count.touches -= 1
    this.isStroking = isSeat
    const asked = this.cards
    this.touch(1, action)
    if (this.cards > asked) this.isStroking = false
  }

  private isStroking = false

  /** A choice with one answer is not asked. */
  private isAsked(action: TrackerAction): boolean {
    const { decision } = this.state
    if (action.type !== 'aim' && action.type !== 'drink') return decision?.kind !== 'roll'
    return decision?.kind === action.type && decision.die === action.die
  }
}

/** What a plain life counter needs: one tap per life point and per arrow that changes hands, by hand. */
export function plainTaps({ steps }: PlayedTurn): number {
  return sum(steps.flatMap(({ events }) => events.map(plain)))
}

function plain(event: DiceEvent): number {
  switch (event.type) {
    case 'lifeLost':
    case 'lifeGained':
      return event.amount
    case 'arrowTaken':
      return 1
    case 'arrowsReturned':
      return event.count
    default:
      return 0
  }
}
