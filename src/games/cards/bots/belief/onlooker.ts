import { add, at } from '@/core/list'
import type { RoleCounts, SeenRole } from '@/family/roles'
import type { CharacterId } from '@/family/characters'
import { kindOf } from '../../cards'
import { cardOf, type Card } from '../../cards/ids'
import { abilityAt } from '../../characters'
import type { CardsEvent } from '../../rules/events'
import type { CardsView, Seat } from '../../rules/state'
import type { TurnsEnd } from './keeping'
import { HARM } from './reputation'
import { lifeAtDeal, sizesAtDeal, inPlayAtDeal } from './rewind'

/** What everybody at the table can see of it: folded from the deal on, with no seat's secret in it. */
export class Onlooker {
  readonly roleCounts: RoleCounts
  readonly characters: readonly (CharacterId | null)[]
  readonly roles: SeenRole[]
  readonly alive: boolean[]
  readonly life: number[]
  readonly inPlay: Card[][]
  readonly sizes: number[]
  /** By seat: how many hand cards are surely no Missed!, no Bang!: their owner would have shown one. */
  readonly noMissed: number[]
  readonly noBang: number[]
  /** By seat: how many hand cards its owner has kept through a turn of theirs, and how that turn ended. */
  readonly kept: number[]
  readonly keptAfter: TurnsEnd[]
  /** By seat: who has done them harm, as bits. */
  readonly harmedBy: number[]
  turn: Seat | null = null
  hasPlayed = false
  shots = 0
  private needs = 1
  private readonly maxLife: readonly number[]

  constructor(view: CardsView, events: readonly CardsEvent[]) {
    const fell = new Set<Seat>()
    for (const event of events) if (event.type === 'eliminated') fell.add(event.seat)
    const wasAlive = view.alive.map((isAlive, seat) => isAlive || fell.has(seat))
    this.roleCounts = view.roleCounts
    this.characters = view.characters
    this.alive = wasAlive
    this.roles = view.roles.map((role, seat) =>
      role === 'sheriff' || !at(wasAlive, seat) ? role : 'hidden',
    )
    this.life = lifeAtDeal(view, events)
    this.inPlay = inPlayAtDeal(view, events)
    this.sizes = sizesAtDeal(view, events)
    this.noMissed = view.roles.map(() => 0)
    this.noBang = view.roles.map(() => 0)
    this.kept = view.roles.map(() => 0)
    this.keptAfter = view.roles.map(() => ({ hasShot: false, isHurt: false }))
    this.maxLife = view.maxLife
    this.harmedBy = view.roles.map(() => 0)
  }

  see(event: CardsEvent): void {
    switch (event.type) {
      case 'turnStarted':
        this.turnEnded()
        this.turn = event.seat
        this.hasPlayed = false
        this.shots = 0
        return
      case 'phaseBegan':
        if (event.phase === 'play') this.hasPlayed = true
        return
      case 'decisionOpened':
        this.needs = event.decision.kind === 'defend' ? event.decision.needs : 1
        return
      case 'passed':
        return this.passed(event.seat, event.kind)
      case 'cardPlayed':
        this.shots += event.as === 'bang' ? 1 : 0
        if (event.target !== null && event.target !== event.seat && HARM.has(event.as))
          this.harmedBy[event.target] = at(this.harmedBy, event.target) | (1 << event.seat)
        return this.left(event.seat, cardOf(event.card))
      case 'cardShown':
        return this.left(event.seat, cardOf(event.card))
      case 'lifeLost':
      case 'lifeGained':
        this.life[event.seat] = event.life
        return
      case 'eliminated':
        this.alive[event.seat] = false
        this.roles[event.seat] = event.role
        return
      default:
        return this.moved(event)
    }
  }

  /** Whatever is in the hand now could have been played, and was not. */
  private turnEnded(): void {
    const { turn, hasPlayed, shots } = this
    if (turn === null || !hasPlayed) return
    this.kept[turn] = at(this.sizes, turn)
    const isHurt = at(this.life, turn) < at(this.maxLife, turn)
    this.keptAfter[turn] = { hasShot: shots > 0, isHurt }
  }

  /** Cards that go from place to place. */
  private moved(event: CardsEvent): void {
    switch (event.type) {
      case 'cardDrawn':
      case 'discardTaken':
      case 'storeTaken':
        return add(this.sizes, event.seat, 1)
      case 'cardTaken':
        add(this.sizes, event.seat, 1)
        return event.zone === 'hand'
          ? this.left(event.from, null)
          : removeFrom(at(this.inPlay, event.from), cardOf(event.card))
      case 'cardDiscarded':
        return event.zone === 'hand'
          ? this.left(event.seat, cardOf(event.card))
          : removeFrom(at(this.inPlay, event.seat), cardOf(event.card))
      case 'cardLaid':
        at(this.inPlay, event.seat).push(cardOf(event.card))
        return
      case 'cardPassedOn':
        removeFrom(at(this.inPlay, event.seat), cardOf(event.card))
        at(this.inPlay, event.to).push(cardOf(event.card))
        return
      case 'cardsInherited':
        add(this.sizes, event.seat, event.hand.length + event.inPlay.length)
        return this.lost(event.from)
      case 'cardsLost':
        return this.lost(event.seat)
      default:
        return
    }
  }

  private lost(seat: Seat): void {
    this.sizes[seat] = 0
    this.inPlay[seat] = []
    this.noMissed[seat] = 0
    this.noBang[seat] = 0
    this.kept[seat] = 0
  }

  /** A card left a hand; null if it was drawn from it unseen. Of what was sure about the hand, a share goes with it. */
  private left(seat: Seat, card: Card | null): void {
    const size = at(this.sizes, seat)
    const kind = card === null ? null : kindOf(card).id
    this.noMissed[seat] = stillSure(at(this.noMissed, seat), size, kind === 'missed')
    this.noBang[seat] = stillSure(at(this.noBang, seat), size, kind === 'bang')
    this.kept[seat] = stillSure(at(this.kept, seat), size, false)
    add(this.sizes, seat, -1)
  }

  /** Whoever lets a shot hit had nothing to answer with, as people play. */
  private passed(seat: Seat, kind: string): void {
    const isEither = abilityAt(this.characters, seat).modifySign !== null
    const size = at(this.sizes, seat)
    if (kind === 'defend' && this.needs > 1) return
    if (kind === 'defend' || (isEither && isFight(kind))) this.noMissed[seat] = size
    if (isFight(kind) || (isEither && kind === 'defend')) this.noBang[seat] = size
  }
}

const isFight = (kind: string): boolean => kind === 'indians' || kind === 'duel'

const stillSure = (sure: number, size: number, isOther: boolean): number =>
  isOther ? Math.min(sure, size - 1) : size > 0 ? (sure * (size - 1)) / size : 0

function removeFrom(cards: Card[], card: Card): void {
  const i = cards.indexOf(card)
  if (i >= 0) cards.splice(i, 1)
}
