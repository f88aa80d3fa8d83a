import { at } from '@/core/list'
import { rngFromSeed, type Rng } from '@/core/rng'
import { streamOf } from '@/core/streams'
import type { Role } from '@/family/roles'
import { cards, type CardsAction, type CardsEvent, type CardsState, type Seat } from '@/games/cards'
import {
  BOTS,
  CARDS_LEVELS,
  INTERJECTORS,
  isCardsLevel,
  type CardsLevel,
  type Sight,
} from '@/games/cards/bots'
import { MAX_SEATS, MIN_SEATS } from '@/games/cards/rules/seats'
import { MOST_TURNS, noCharacters, type ArenaGame, type Outcome } from './game'

const SITTERS = CARDS_LEVELS.join(', ')

export const cardsArena: ArenaGame<CardsLevel> = {
  id: 'cards',
  fewest: MIN_SEATS,
  most: MAX_SEATS,
  sitters: SITTERS,
  sitterOf(name) {
    if (isCardsLevel(name)) return name
    throw new Error(`unknown level ${name}; there are ${SITTERS}`)
  },
  play({ players, seed, hasCharacters, sitterAt }) {
    const chance = rngFromSeed(seed)
    const config = {
      kind: 'deal',
      seats: players,
      ...(hasCharacters ? {} : noCharacters(players)),
    } as const
    const state = cards.setup(config, chance)
    const roles = dealtRoles(state)
    const levels = roles.map((_, seat) => sitterAt(seat, roles))
    return new Play({ state, levels, chance, seed }).toTheEnd(roles)
  },
}

const dealtRoles = ({ roles }: CardsState): readonly Role[] =>
  roles.map((role) => {
    if (role === 'hidden') throw new Error('the arena deals every role')
    return role
  })

interface Start {
  readonly state: CardsState
  readonly levels: readonly CardsLevel[]
  readonly chance: Rng
  readonly seed: number
}

/** One game of bots. The same seed gives the same game; bots think with chance of their own. */
class Play {
  private state: CardsState
  private decisions = 0
  private turns = 1
  /** Bots that were asked so far; each gets a stream. */
  private asked = 0
  /** What each seat was shown. */
  private readonly shown: readonly CardsEvent[][]

  constructor(private readonly start: Start) {
    this.state = start.state
    this.shown = start.levels.map(() => [])
  }

  toTheEnd(roles: readonly Role[]): Outcome {
    while (this.state.decision && this.turns <= MOST_TURNS)
      this.take(this.aside() ?? this.choice(this.state.decision.seat))
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
    const bot = BOTS[at(this.start.levels, seat)]
    return bot(this.sightOf(seat, cards.legal(this.state)), this.nextStream()).action
  }

  /** Whoever may interject is asked at every decision of somebody else, until they let it pass. */
  private aside(): CardsAction | null {
    const heals = cards.interjections(this.state)
    const [heal] = heals
    if (heal?.type !== 'heal' || heal.seat === undefined) return null
    const interject = INTERJECTORS[at(this.start.levels, heal.seat)]
    return interject(this.sightOf(heal.seat, heals), this.nextStream()).action
  }

  private nextStream(): Rng {
    return streamOf(this.start.seed, 'bot', this.asked++)
  }

  private sightOf(seat: Seat, legal: readonly CardsAction[]): Sight {
    return { view: cards.viewFor(this.state, seat), events: at(this.shown, seat), legal }
  }
}
