/**
 * How often the phone changes hands in a card game that is passed around:
 * `npm run measure:hand-overs [-- --games 200 --seed 1]`. Bots stand in for sensible people.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { asideNumber, streamOf } from '@/core/streams'
import {
  cards,
  type CardsAction,
  type CardsEvent,
  type CardsState,
  type KindId,
  type Seat,
} from '@/games/cards'
import { BOTS, INTERJECTORS, type CardsLevel } from '@/games/cards/bots'
import { kindOf } from '@/games/cards/cards'
import { cardOf } from '@/games/cards/cards/ids'
import { NO_ORDERS, ordered, type Orders } from '@/games/cards/pass/orders'
import { isOpenQuestion, openlyForced } from '@/games/cards/pass/questions'
import { ASK_ME, reflexAnswer, type Reflexes } from '@/games/cards/pass/reflexes'
import { MOST_TURNS } from '../arena/game'

const LEVEL: CardsLevel = 'normal'

const QUICK: Reflexes = { barrel: 'first', missed: 'always', bang: 'always', beer: 'always' }

interface Count {
  turns: number
  handOvers: number
}

/** One match in which everybody has set the same reflexes, with whoever has the phone followed from hand to hand. */
class Passed {
  private state: CardsState
  private holder: Seat | null = null
  private orders = NO_ORDERS
  private asked = 0
  private readonly shown: readonly CardsEvent[][]
  readonly count: Count = { turns: 1, handOvers: 0 }

  constructor(
    seats: number,
    private readonly seed: number,
    private readonly reflexes: Reflexes,
    private readonly chance = rngFromSeed(seed),
  ) {
    this.state = cards.setup({ kind: 'deal', seats }, chance)
    this.shown = this.state.roles.map(() => [])
  }

  play(): Count {
    while (this.state.decision && this.count.turns <= MOST_TURNS) this.take(this.next())
    return this.count
  }

  private next(): CardsAction {
    const { decision } = this.state
    if (!decision) throw new Error('nobody is asked')
    const aside = this.aside()
    if (aside) return aside
    const legal = cards.legal(this.state)
    const unasked = openlyForced(this.state, legal) ?? reflexAnswer(decision, legal, this.reflexes)
    if (unasked) return unasked
    const done = ordered(this.state, legal, this.orders)
    if (done) {
      this.orders = done.left
      return done.action
    }
    if (!isOpenQuestion(decision.kind)) this.handTo(decision.seat)
    const { action } = BOTS[LEVEL](this.sightOf(decision.seat, legal), this.stream())
    if (action.type === 'play') this.orders = this.ordersWith(action)
    return action
  }

  /**
   * What a sensible player says along with a card that others must answer: all that they would do next whether it hits or
   * not. In a Duel they put down all the Bang! they hold.
   */
  private ordersWith(action: CardsAction): Orders {
    const { state } = cards.step(this.state, action, this.imagined())
    const { turn, decision } = state
    if (decision === null || decision.seat === turn) return NO_ORDERS
    return {
      duel: at(state.hands, turn).length,
      then: this.planned(missing(state), hitting(state)),
    }
  }

  /** What whoever is on turn does next at either of two tables that they cannot tell apart yet. */
  private planned(missed: CardsState, hit: CardsState): readonly CardsAction[] {
    const action = this.choiceAt(missed)
    if (!action || !isSureOf(action) || !isDeepStrictEqual(action, this.choiceAt(hit))) return []
    const [one, other] = [missed, hit].map(
      (table) => cards.step(table, action, this.imagined()).state,
    )
    if (!one || !other || one.turn !== missed.turn) return [action]
    return [action, ...this.planned(missing(one), hitting(other))]
  }

  private choiceAt(state: CardsState): CardsAction | null {
    const { decision } = state
    if (decision?.kind !== 'play' && decision?.kind !== 'discard') return null
    const sight = {
      view: cards.viewFor(state, decision.seat),
      events: at(this.shown, decision.seat),
      legal: cards.legal(state),
    }
    return BOTS[LEVEL](sight, this.imagined()).action
  }

  /** Sid Ketchum's key: he gets the phone for it. */
  private aside(): CardsAction | null {
    const heals = cards.interjections(this.state)
    const [heal] = heals
    if (heal?.type !== 'heal' || heal.seat === undefined) return null
    const { action } = INTERJECTORS[LEVEL](this.sightOf(heal.seat, heals), this.stream())
    if (action) this.handTo(heal.seat)
    return action
  }

  private handTo(seat: Seat): void {
    if (this.holder !== seat) this.count.handOvers += 1
    this.holder = seat
  }

  private take(action: CardsAction): void {
    const { state, events } = cards.step(this.state, action, this.chance)
    this.state = state
    this.shown.forEach((shown, seat) => shown.push(...cards.eventsFor(events, seat)))
    for (const { type } of events) if (type === 'turnStarted') this.count.turns += 1
  }

  private stream() {
    return streamOf(this.seed, 'bot', this.asked++)
  }

  /** What is only thought of takes nothing from the match, and comes out alike for tables that cannot be told apart. */
  private imagined() {
    return streamOf(this.seed, 'bot', asideNumber(this.asked))
  }

  private sightOf(seat: Seat, legal: readonly CardsAction[]) {
    return { view: cards.viewFor(this.state, seat), events: at(this.shown, seat), legal }
  }
}

/** Nobody can be sure of what to do once they have seen a new card. */
const NEWS: readonly KindId[] = ['stagecoach', 'wells-fargo', 'general-store', 'panic']

const isSureOf = (action: CardsAction): boolean =>
  action.type === 'play'
    ? !NEWS.includes(kindOf(cardOf(action.card)).id)
    : action.type === 'end' || action.type === 'discard'

const isAnswered = ({ decision, turn }: CardsState): boolean =>
  decision === null || decision.seat === turn

/** Back to whoever is on turn, as if everybody had got away. */
const missing = (state: CardsState): CardsState =>
  isAnswered(state)
    ? state
    : {
        ...state,
        decision: { kind: 'play', seat: state.turn },
        queue: state.queue.slice(0, 1),
        resolving: null,
      }

/** The same, with everybody hit who has a life point to spare. */
const hitting = (state: CardsState): CardsState =>
  isAnswered(state)
    ? state
    : {
        ...missing(state),
        life: state.life.map((life, seat) => (seat === state.turn || life < 2 ? life : life - 1)),
      }

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const [games, seed] = [Number(values.games), Number(values.seed)]
if (!(games > 0) || !Number.isInteger(seed))
  throw new Error('--games takes how many matches to play, --seed a whole number')

console.log(`Hand-overs a turn, ${games} matches for each number of players`)
for (const [name, reflexes] of [
  ['everybody on "ask me"', ASK_ME],
  ['with reflexes', QUICK],
] as const)
  for (const seats of [4, 5, 7]) {
    const sum = { turns: 0, handOvers: 0 }
    for (let i = 0; i < games; i++) {
      const { turns, handOvers } = new Passed(seats, seed + i, reflexes).play()
      sum.turns += turns
      sum.handOvers += handOvers
    }
    console.log(`${seats} players, ${name}: ${(sum.handOvers / sum.turns).toFixed(2)}`)
  }
