import { isDeepStrictEqual } from 'node:util'
import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import type { Role } from '@/family/roles'
import {
  cards,
  type CardId,
  type CardsAction,
  type CardsEvent,
  type CardsState,
  type CharacterId,
  type Position,
} from '@/games/cards'
import { CARD_IDS } from '@/games/cards/cards/ids'
import type { Options } from '@/games/cards/options'
import { copyState } from '@/games/cards/rules/state'
import { wrongWith } from './cards-invariants'
import './cards-matchers'

type PlayAction = Extract<CardsAction, { type: 'play' }>

/** A card table in play: each method is what somebody does. Whoever acts is whoever is asked. */
export class CardTable {
  private readonly heard: CardsEvent[] = []
  private picks: readonly number[] = []
  private readonly rng = rngFromSeed(7)
  private readonly sameRng = rngFromSeed(7)

  constructor(private current: CardsState) {
    check(current)
  }

  get state(): CardsState {
    return this.current
  }

  get events(): readonly CardsEvent[] {
    return this.heard
  }

  /** Loads chance: which cards of a hand the next action picks. */
  picking(...picks: number[]): this {
    this.picks = picks
    return this
  }

  does(action: CardsAction): this {
    const loaded = this.picks.length > 0 ? { ...action, chance: this.picks } : action
    this.picks = []
    const refusal = cards.refuse(this.current, loaded)
    if (refusal) throw new Error(refusal.message)
    const before = this.current
    const { state, events } = cards.step(before, loaded, this.rng)
    this.current = state
    this.heard.push(...events)
    check(state)
    checkViews(before, state, events)
    this.checkInPlace(before, loaded)
    return this
  }

  /** The same in place and without a log comes to the same. */
  private checkInPlace(before: CardsState, action: CardsAction): void {
    const played = copyState(before)
    cards.play(played, action, this.sameRng)
    if (!isDeepStrictEqual(played, this.current)) throw new Error('played in place it differs')
  }

  plays(card: CardId, target?: number, take?: PlayAction['take']): this {
    return this.does({
      type: 'play',
      card,
      ...(target === undefined ? {} : { target }),
      ...(take === undefined ? {} : { take }),
    })
  }

  shows(...shown: CardId[]): this {
    for (const card of shown) this.does({ type: 'respond', card })
    return this
  }

  passes(times = 1): this {
    for (let i = 0; i < times; i++) this.does({ type: 'pass' })
    return this
  }

  turnsForBarrel(): this {
    return this.does({ type: 'barrel' })
  }

  turnsAsJourdonnais(): this {
    return this.does({ type: 'jourdonnais' })
  }

  chooses(card: CardId): this {
    return this.does({ type: 'choose', card })
  }

  takes(...taken: CardId[]): this {
    for (const card of taken) this.does({ type: 'take', card })
    return this
  }

  discards(...discarded: CardId[]): this {
    for (const card of discarded) this.does({ type: 'discard', card })
    return this
  }

  draws(from: 'pile' | 'discard' | number): this {
    return this.does({ type: 'draw', from })
  }

  putsBack(card: CardId): this {
    return this.does({ type: 'put-back', card })
  }

  heals(one: CardId, other: CardId, seat?: number): this {
    const discard = [one, other] as const
    return this.does(
      seat === undefined ? { type: 'heal', discard } : { type: 'heal', discard, seat },
    )
  }

  ends(): this {
    return this.does({ type: 'end' })
  }
}

function check(state: CardsState): void {
  const wrong = wrongWith(state)
  if (wrong !== null) throw new Error(wrong)
}

/** What everybody was shown leads to what everybody sees. */
function checkViews(before: CardsState, after: CardsState, events: readonly CardsEvent[]): void {
  for (const seat of [...before.roles.keys(), null]) {
    const shown = cards.eventsFor(events, seat)
    const folded = cards.evolved(cards.viewFor(before, seat), shown)
    if (!isDeepStrictEqual(folded, cards.viewFor(after, seat)))
      throw new Error(`the events do not lead to what ${seat} sees`)
  }
}

const ROLE_OF: Readonly<Record<string, Role>> = {
  S: 'sheriff',
  D: 'deputy',
  O: 'outlaw',
  R: 'renegade',
}

interface Place {
  readonly role: Role
  character: CharacterId | null
  life: number
  maxLife: number
  hand: readonly CardId[]
  inPlay: readonly CardId[]
}

/** Sets a table. All 80 cards are on it: those that nobody names lie in the pile, under those that are loaded. */
class CardTableBuilder {
  private readonly places: Place[]
  private loaded: readonly CardId[] = []
  private thrown: readonly CardId[] = []
  private options: Partial<Options> = {}
  private turn = 0
  private phase: 'start' | 'play' = 'play'
  private isBare = false

  constructor(letters: string) {
    this.places = [...letters].map((letter) => {
      const role = ROLE_OF[letter]
      if (!role) throw new Error(`no role begins with ${letter}`)
      const life = role === 'sheriff' ? 5 : 4
      return { role, character: null, life, maxLife: life, hand: [], inPlay: [] }
    })
  }

  private place(seat: number): Place {
    return at(this.places, seat)
  }

  is(seat: number, character: CharacterId): this {
    this.place(seat).character = character
    return this
  }

  life(seat: number, life: number): this {
    this.place(seat).life = life
    return this
  }

  dead(...seats: number[]): this {
    for (const seat of seats) this.life(seat, 0)
    return this
  }

  hand(seat: number, ...hand: CardId[]): this {
    this.place(seat).hand = hand
    return this
  }

  inFrontOf(seat: number, ...inPlay: CardId[]): this {
    this.place(seat).inPlay = inPlay
    return this
  }

  /** The top of the pile, top first. */
  pile(...loaded: CardId[]): this {
    this.loaded = loaded
    return this
  }

  /** Nothing lies in the pile but what is loaded; the rest of the deck is out of the game. */
  bare(): this {
    this.isBare = true
    return this
  }

  /** Top first. */
  discarded(...thrown: CardId[]): this {
    this.thrown = thrown
    return this
  }

  with(options: Partial<Options>): this {
    this.options = options
    return this
  }

  turnOf(seat: number): this {
    this.turn = seat
    return this
  }

  /** The turn starts fresh, with whatever lies in front of its owner. */
  fresh(): this {
    this.phase = 'start'
    return this
  }

  position(): Position {
    const named = new Set<CardId>([
      ...this.places.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]),
      ...this.loaded,
      ...this.thrown,
    ])
    const rest = this.isBare ? [] : CARD_IDS.filter((id) => !named.has(id))
    return {
      kind: 'position',
      options: this.options,
      turn: this.turn,
      phase: this.phase,
      seats: this.places,
      deck: [...this.loaded, ...rest],
      discard: this.thrown,
    }
  }

  build(): CardTable {
    return new CardTable(cards.setup(this.position(), rngFromSeed(3)))
  }
}

/** A table by its roles: `SORO` is a Sheriff, an Outlaw, the Renegade, an Outlaw. Phase 2 of the first seat's turn. */
export const aCardTable = (letters: string): CardTableBuilder => new CardTableBuilder(letters)
