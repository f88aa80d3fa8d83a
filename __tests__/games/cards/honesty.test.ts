import { at } from '@/core/list'
import { drawn, rngFromSeed, type Rng } from '@/core/rng'
import type { SeenRole } from '@/family/roles'
import { cards, type CardsAction, type CardsEvent, type CardsState, type Seat } from '@/games/cards'
import {
  BOTS,
  CARDS_LEVELS,
  INTERJECTORS,
  MEASURE_BOTS,
  MEASURE_INTERJECTORS,
  thinkerOf,
  withoutPause,
  type Bot,
  type Interjector,
  type Sight,
} from '@/games/cards/bots'
import { CARD_IDS, type Card } from '@/games/cards/cards/ids'
import { kindOf } from '@/games/cards/cards'
import { firstSeen, remembered, type Seen } from '@/games/cards/rules/seen'
import { scaled } from '../../support/scale'

/** Ten thousand with TUMBLEWEED_RUNS=40, of `hard` with 125 (docs/bots.md). */
const DECISIONS = scaled(250)
const HARD_DECISIONS = scaled(80)
const PEEKING_DECISIONS = 150
const ORACLE_DECISIONS = 60
/** Other worlds that are tried at each decision. */
const WORLDS = 2
const PATIENCE = 240_000 * Math.max(1, DECISIONS / 250)

/** What somebody plays by, and what is shown to those who peek. */
interface Suspect {
  readonly decide: Bot
  readonly interject: Interjector
  readonly shown?: (state: CardsState, sight: Sight) => Sight
}

/** A match so far: the whole truth. */
interface Truth {
  readonly state: CardsState
  readonly events: readonly CardsEvent[]
}

const sightOf = ({ state, events }: Truth, seat: Seat, legal: readonly CardsAction[]): Sight => ({
  view: cards.viewFor(state, seat),
  events: cards.eventsFor(structuredClone(events), seat),
  legal,
})

/** Shown every role. */
const withRoles = (state: CardsState, sight: Sight): Sight => ({
  ...sight,
  view: { ...sight.view, roles: [...state.roles] },
})

/** Shown every hand and the pile. */
const withCards = (state: CardsState, sight: Sight): Sight => ({
  ...sight,
  view: { ...sight.view, hands: state.hands, pile: state.pile },
})

/** Fires at whoever cannot answer, and draws where the best card is: only somebody who peeks can. */
const peeker: Bot = ({ view, legal }) => {
  const score = (action: CardsAction): number => {
    if (action.type !== 'play' || action.target === undefined) return 0
    const hand = at(view.hands, action.target)
    return hand.some((card) => kindOf(card).id === 'missed') ? -1 : 1
  }
  const best = Math.max(...legal.map(score))
  return {
    action: at(
      legal.filter((action) => score(action) === best),
      0,
    ),
    why: [],
  }
}

/** Another world that this seat cannot tell from the true one: roles, hands and pile dealt anew where it never looked. */
function otherWorld(
  { state, events }: Truth,
  seat: Seat,
  { seen, rng }: { seen: Seen; rng: Rng },
): Truth {
  const known = new Set([...seen.hands.flat(), ...seen.pile])
  const { decision } = state
  if (decision && 'cards' in decision && decision.seat === seat)
    for (const id of decision.cards)
      known.add(CARD_IDS.indexOf(id === 'hidden' ? at(CARD_IDS, 0) : id))
  if (decision?.kind === 'choose') for (const id of decision.cards) known.add(CARD_IDS.indexOf(id))
  const unknown = [
    ...state.hands.filter((_, other) => other !== seat).flat(),
    ...state.pile,
  ].filter((card) => !known.has(card))
  const shuffled = drawn(unknown, unknown.length, rng)
  const other = new Map(unknown.map((card, i) => [card, at(shuffled, i)]))
  const relabel = (card: Card): Card => other.get(card) ?? card
  const lookedAt =
    decision?.kind === 'keep' && decision.seat !== seat
      ? {
          ...decision,
          cards: decision.cards.map((id) =>
            id === 'hidden' ? id : at(CARD_IDS, relabel(CARD_IDS.indexOf(id))),
          ),
        }
      : decision
  return {
    state: {
      ...structuredClone(state),
      roles: otherRoles(state, seat, rng),
      hands: state.hands.map((hand, owner) => (owner === seat ? [...hand] : hand.map(relabel))),
      pile: state.pile.map(relabel),
      decision: lookedAt,
    },
    events: retold(events, seat, relabel),
  }
}

/** The sealed roles dealt anew. */
function otherRoles({ roles, alive }: CardsState, seat: Seat, rng: Rng): SeenRole[] {
  const sealed = roles.flatMap((role, owner) =>
    owner !== seat && alive[owner] && role !== 'sheriff' ? [owner] : [],
  )
  const dealt = drawn(
    sealed.map((owner) => at(roles, owner)),
    sealed.length,
    rng,
  )
  const next = [...roles]
  sealed.forEach((owner, i) => (next[owner] = at(dealt, i)))
  return next
}

/** The history as it would have been: cards that this seat was not shown are others. */
function retold(
  events: readonly CardsEvent[],
  seat: Seat,
  relabel: (card: Card) => Card,
): CardsEvent[] {
  const shown = cards.eventsFor(events, seat)
  return events.map((event, i) => {
    if (JSON.stringify(shown[i]) === JSON.stringify(event)) return structuredClone(event)
    const text = JSON.stringify(event).replace(
      /"([a-z-]+-[0-9JQKA]+[SHDC](?:-2)?)"/g,
      (whole, id: string) => {
        const card = CARD_IDS.findIndex((known) => known === id)
        return card < 0 ? whole : `"${at(CARD_IDS, relabel(card))}"`
      },
    )
    const other: CardsEvent = JSON.parse(text)
    return other
  })
}

interface Found {
  asked: number
  changed: number
}

/** Plays games of a suspect and asks again in other worlds; the own stream is the same each time. */
function investigate(
  { decide, interject, shown = (_, sight) => sight }: Suspect,
  most: number,
): Found {
  const found = { asked: 0, changed: 0 }
  for (let seed = 1; found.asked < most; seed++) {
    const chance = rngFromSeed(seed)
    const rng = rngFromSeed(seed, 99)
    let truth: Truth = {
      state: cards.setup({ kind: 'deal', seats: 4 + (seed % 4) }, chance),
      events: [],
    }
    const starts = truth.state.roles.map((_, seat) => firstSeen(cards.viewFor(truth.state, seat)))
    for (let turns = 0; truth.state.decision && found.asked < most && turns < 2000; turns++) {
      const { state } = truth
      const heals = cards.interjections(state)
      const healer = heals[0]?.type === 'heal' ? heals[0].seat : undefined
      const ask = (there: Truth, seat: Seat, legal: readonly CardsAction[]): CardsAction | null => {
        const mind = seat === healer && legal === heals ? interject : decide
        return mind(shown(there.state, sightOf(there, seat, legal)), rngFromSeed(seed)).action
      }
      const askAll = (seat: Seat, legal: readonly CardsAction[]): CardsAction | null => {
        const action = ask(truth, seat, legal)
        if (legal.length === 1) return action
        found.asked += 1
        const seen = remembered(at(starts, seat), seat, cards.eventsFor(truth.events, seat))
        const isOther = Array.from({ length: WORLDS }, () =>
          ask(otherWorld(truth, seat, { seen, rng }), seat, legal),
        ).some((other) => JSON.stringify(other) !== JSON.stringify(action))
        if (isOther) found.changed += 1
        return action
      }
      const aside = healer === undefined ? null : askAll(healer, heals)
      const action = aside ?? askAll(state.decision?.seat ?? 0, cards.legal(state))
      if (!action) throw new Error('a decision is never let pass')
      const step = cards.step(state, action, chance)
      truth = { state: step.state, events: [...truth.events, ...step.events] }
    }
  }
  return found
}

describe('changing what a seat cannot see', () => {
  test.each(CARDS_LEVELS.filter((level) => level !== 'hard'))(
    'changes no choice of %s',
    (level) => {
      const found = investigate({ decide: BOTS[level], interject: INTERJECTORS[level] }, DECISIONS)
      expect(found).toEqual({ asked: DECISIONS, changed: 0 })
    },
    PATIENCE,
  )

  test(
    'changes no choice of greedy',
    () => {
      const { greedy: decide } = MEASURE_BOTS
      const { greedy: interject } = MEASURE_INTERJECTORS
      expect(investigate({ decide, interject }, DECISIONS)).toEqual({
        asked: DECISIONS,
        changed: 0,
      })
    },
    PATIENCE,
  )

  test.each([null, 'sly'] as const)(
    'changes no choice of hard, temper %s',
    (personality) => {
      const decide = withoutPause(thinkerOf('hard', personality))
      const found = investigate({ decide, interject: INTERJECTORS.hard }, HARD_DECISIONS)
      expect(found).toEqual({ asked: HARD_DECISIONS, changed: 0 })
    },
    PATIENCE,
  )

  test(
    'changes many of the oracle and of somebody who peeks: the test bites',
    () => {
      const oracle = {
        decide: MEASURE_BOTS.oracle,
        interject: MEASURE_INTERJECTORS.oracle,
        shown: withRoles,
      }
      const peeking = { decide: peeker, interject: INTERJECTORS.normal, shown: withCards }
      expect(investigate(oracle, ORACLE_DECISIONS).changed).toBeGreaterThan(ORACLE_DECISIONS / 10)
      expect(investigate(peeking, PEEKING_DECISIONS).changed).toBeGreaterThan(
        PEEKING_DECISIONS / 20,
      )
    },
    PATIENCE,
  )
})
