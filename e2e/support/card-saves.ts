import type { Page } from '@playwright/test'
import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import type { Mark } from '@/family/reading'
import {
  cards,
  type CardId,
  type CardsMatch,
  type CardsRecord,
  type CharacterId,
  type DecisionKind,
} from '@/games/cards'
import { idsOf } from '@/games/cards/cards/faces'
import { placeKind, saveKindAt } from '@/persistence/saves'
import type { Settings } from '@/store/settings/slice'
import { keep, players, roles, settingsDocument, type Documents } from './saves'

const place = { game: 'cards', shelf: 'matches' } as const
const saved = saveKindAt(place)

/** Where the app keeps the match of cards that goes on. */
export const cardsKey = saved.key

export interface KeptCards {
  readonly record: CardsRecord
  readonly settings?: Partial<Settings>
  /** Everybody is a person, and the phone goes from hand to hand. */
  readonly isPassed?: boolean
  readonly marks?: readonly Mark[]
}

/** Puts a match of cards where the app keeps it, before it starts. */
export const keepCards = (page: Page, kept: KeptCards): Promise<void> =>
  keep(page, cardsDocuments(kept))

/** A match of cards and settings as they are kept: seat 0 is a person's. */
export function cardsDocuments({ record, settings = {}, isPassed, marks }: KeptCards): Documents {
  const seats = 'position' === record.config.kind ? record.config.seats.length : record.config.seats
  const match = {
    game: 'cards',
    id: `e2e-cards-${seats}-${record.seed}`,
    mode: isPassed ? 'pass' : 'solo',
    players: isPassed ? people(seats) : players(seats),
    peeked: isPassed ? people(seats).map((_, seat) => seat) : [],
    record,
    ...(marks ? { marks } : {}),
  }
  return {
    [saved.key]: { version: saved.version, data: match },
    [placeKind.key]: { version: placeKind.version, data: place },
    // What answers itself would take a question away from under the hand that is about to answer.
    ...settingsDocument({ autoAnswer: false, ...settings }),
  }
}

const people = (seats: number) =>
  ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Flo', 'Gus']
    .slice(0, seats)
    .map((name) => ({ kind: 'human', name }) as const)

/** A fresh deal of cards. The person is the Sheriff, whose fall ends the match. */
export const cardsDeal = (seats: number, seed: number): CardsRecord =>
  startMatch(cards, { kind: 'deal', seats, roles: roles(seats) }, seed).record

/** A fresh deal at which everybody stands at their last life point, so that it is soon over. */
export function hastyDeal(seats: number, seed: number): CardsRecord {
  const { state } = startMatch(cards, { kind: 'deal', seats, roles: roles(seats) }, seed)
  const config = {
    kind: 'position',
    turn: state.turn,
    phase: 'play',
    seats: roles(seats).map((role, seat) => ({
      role,
      character: at(state.characters, seat),
      life: 1,
      maxLife: at(state.maxLife, seat),
      hand: idsOf(at(state.hands, seat)),
      inPlay: [],
    })),
    deck: idsOf(state.pile).toReversed(),
    discard: [],
  } as const
  return startMatch(cards, config, seed).record
}

interface Seated {
  readonly seats?: number
  readonly characters?: readonly CharacterId[]
}

const OTHERS = [
  'missed-2S',
  'missed-3S',
  'missed-4S',
  'missed-5S',
  'missed-6S',
  'missed-7S',
] as const

/** A table in the phase in which cards are played: seat 0 holds these, and everybody else has a Missed!. */
export function withHand(
  hand: readonly CardId[],
  { seats = 5, characters = [] }: Seated = {},
): CardsRecord {
  const config = {
    kind: 'position',
    turn: 0,
    phase: 'play',
    seats: roles(seats).map((role, i) => ({
      role,
      character: characters[i] ?? null,
      life: i === 0 ? 3 : 4,
      maxLife: 4,
      hand: i === 0 ? hand : OTHERS.slice(i - 1, i),
      inPlay: [],
    })),
    deck: ['bang-3C', 'bang-4C', 'bang-5C', 'bang-6C', 'bang-7C', 'bang-8C', 'bang-9C', 'bang-2C'],
    discard: ['cat-balou-9D'],
  } as const
  return startMatch(cards, config, 1).record
}

interface Wanted {
  readonly kind: DecisionKind
  readonly seats: number
  /** Who sits at seat 0. */
  readonly character?: CharacterId
  readonly isFound?: (match: CardsMatch) => boolean
}

const PATIENCE = 400

/** A match of random choices that asks seat 0 a question of some kind. */
export function cardsAsking({ kind, seats, character, isFound }: Wanted): CardsRecord {
  const characters = character && [character, ...Array<null>(seats - 1).fill(null)]
  for (let seed = 1; seed <= PATIENCE; seed++) {
    const rng = rngFromSeed(seed)
    const config = { kind: 'deal', seats, ...(characters ? { characters } : {}) } as const
    let match: CardsMatch = startMatch(cards, config, seed)
    while (match.state.decision) {
      const { decision } = match.state
      if (decision.kind === kind && decision.seat === 0 && (isFound?.(match) ?? true))
        return match.record
      const legal = cards.legal(match.state)
      const taken = takeAction(cards, match, at(legal, rng.below(legal.length)))
      if (!taken.ok) throw new Error(taken.refusal.message)
      match = taken.match
    }
  }
  throw new Error(`no match of ${PATIENCE} asks seat 0 for ${kind}`)
}

/** A match of random choices, played to its end. */
export function playedCards(seats: number, seed: number): CardsRecord {
  const rng = rngFromSeed(seed)
  let match: CardsMatch = startMatch(cards, { kind: 'deal', seats, roles: roles(seats) }, seed)
  while (match.state.decision) {
    const legal = cards.legal(match.state)
    const taken = takeAction(cards, match, at(legal, rng.below(legal.length)))
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return match.record
}
