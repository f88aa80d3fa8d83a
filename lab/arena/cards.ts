import { at } from '@/core/list'
import { rngFromSeed, type Rng } from '@/core/rng'
import { streamOf } from '@/core/streams'
import type { Role } from '@/family/roles'
import { cards, type CardsAction, type CardsEvent, type CardsState, type Seat } from '@/games/cards'
import type { Sight } from '@/games/cards/bots'
import { MAX_SEATS, MIN_SEATS } from '@/games/cards/rules/seats'
import {
  CARDS_SITTERS,
  cardsSitterOf,
  seatedPlayer,
  type CardsPlayer,
  type CardsSitter,
} from './cards-sitters'
import { MOST_TURNS, noCharacters, type ArenaGame, type Outcome } from './game'

export const cardsArena: ArenaGame<CardsSitter> = {
  id: 'cards',
  fewest: MIN_SEATS,
  most: MAX_SEATS,
  sitters: CARDS_SITTERS,
  sitterOf: cardsSitterOf,
  play({ players: count, seed, hasCharacters, sitterAt }) {
    const chance = rngFromSeed(seed)
    const config = {
      kind: 'deal',
      seats: count,
      ...(hasCharacters ? {} : noCharacters(count)),
    } as const
    const state = cards.setup(config, chance)
    const roles = dealtRoles(state)
    const players = roles.map((_, seat) => seatedPlayer(sitterAt(seat, roles), { seed, seat }))
    return new CardsPlay({ state, players, chance, seed }).toTheEnd(roles)
  },
}

/** The roles as they were dealt. */
export const dealtRoles = ({ roles }: CardsState): readonly Role[] =>
  roles.map((role) => {
    if (role === 'hidden') throw new Error('the arena deals every role')
    return role
  })

interface Start {
  readonly state: CardsState
  readonly players: readonly CardsPlayer[]
  /** Sees the table before each action. */
  readonly onDecision?: (state: CardsState, shown: readonly CardsEvent[][]) => void
  readonly chance: Rng
  readonly seed: number
}

/** One game of bots. The same seed gives the same game; bots think with random numbers of their own. */
export class CardsPlay {
  private state: CardsState
  private decisions = 0
  private turns = 1
  /** How many bots have been asked so far; each gets a stream. */
  private asked = 0
  /** What each seat was shown. */
  private readonly shown: readonly CardsEvent[][]

  constructor(private readonly start: Start) {
    this.state = start.state
    this.shown = start.players.map(() => [])
  }

  toTheEnd(roles: readonly Role[]): Outcome {
    while (this.state.decision && this.turns <= MOST_TURNS) {
      this.start.onDecision?.(this.state, this.shown)
      this.take(this.aside() ?? this.choice(this.state.decision.seat))
    }
    const { decision, winner, characters } = this.state
    return {
      roles,
      characters,
      winners: winner?.seats ?? [],
      decisions: this.decisions,
      turns: Math.min(this.turns, MOST_TURNS),
      isStopped: decision !== null,
    }
  }

  private take(action: CardsAction): void {
    const { state, events } = cards.step(this.state, action, this.start.chance)
    this.state = state
    this.shown.forEach((shown, seat) => shown.push(...cards.eventsFor(events, seat)))
    for (const { type } of events) if (type === 'turnStarted') this.turns += 1
    this.decisions += 1
  }

  private choice(seat: Seat): CardsAction {
    const { decide } = at(this.start.players, seat)
    return decide(this.sightOf(seat, cards.legal(this.state)), this.nextStream()).action
  }

  /** Whoever may interject is asked at every decision of somebody else, until they let it pass. */
  private aside(): CardsAction | null {
    const heals = cards.interjections(this.state)
    const [heal] = heals
    if (heal?.type !== 'heal' || heal.seat === undefined) return null
    const { interject } = at(this.start.players, heal.seat)
    return interject(this.sightOf(heal.seat, heals), this.nextStream()).action
  }

  private nextStream(): Rng {
    return streamOf(this.start.seed, 'bot', this.asked++)
  }

  private sightOf(seat: Seat, legal: readonly CardsAction[]): Sight {
    const { seesRoles } = at(this.start.players, seat)
    const view = cards.viewFor(this.state, seat)
    const { roles } = seesRoles ? this.state : view
    return { view: { ...view, roles: [...roles] }, events: at(this.shown, seat), legal }
  }
}
