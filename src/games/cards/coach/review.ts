import { at } from '@/core/list'
import { rngFromSeed, type Rng } from '@/core/rng'
import { streamOf } from '@/core/streams'
import type { RoleChances } from '@/family/beliefs/belief'
import type { Thought } from '@/family/thought'
import {
  cards,
  type CardsAction,
  type CardsEvent,
  type CardsRecord,
  type CardsState,
  type CardsView,
} from '..'
import { Witness } from '../bots/belief/witness'
import { reckon } from '../bots/hard'
import { actionFor } from '../bots/plain-sense'
import { effectOf } from '../bots/search/candidates'
import type { Weighed } from '../bots/search/weigh'
import { moveOf } from '../rules/moves'
import type { Seat } from '../rules/state'
import { luckOf, type Draw } from './luck'

/** A decision that could have been better. */
export interface Slip {
  /** The number of the action in the record. */
  readonly at: number
  /** The turn it was made in, counted from 1 over the whole match. */
  readonly turn: number
  /** The table that it was made at, as the player saw it. */
  readonly view: CardsView
  readonly action: CardsAction
  readonly better: CardsAction
  /** By how much the chance to win was lower. */
  readonly cost: number
}

/** What everybody could believe when a turn began. */
export interface TurnBeliefs {
  readonly turn: number
  readonly seat: Seat
  readonly alive: readonly boolean[]
  /** By observer, then by seat. */
  readonly beliefs: readonly (readonly RoleChances[])[]
}

export interface Review {
  /** The decisions that cost most, the worst first. */
  readonly slips: readonly Slip[]
  readonly turns: readonly TurnBeliefs[]
  /** The luck of the deck: everybody's, and that of the seat that is looked at. */
  readonly luck: readonly Draw[]
  readonly ownLuck: readonly Draw[]
}

const SLIPS = 3
/** Less than this is noise. */
const NOTABLE = 0.02
const BUDGET = 64

/** Looks back at a finished match with the eyes of one seat's player; `tell` hears how much of it is done. */
export function* review(
  record: CardsRecord,
  seat: Seat,
  tell: (share: number) => void = () => {},
): Thought<Review> {
  const rng = rngFromSeed(record.seed)
  let state = cards.setup(record.config, rng)
  const { pack } = state
  const witness = new Witness(cards.viewFor(state, null), [])
  const events: CardsEvent[] = []
  const shown: CardsEvent[] = []
  const slips: Slip[] = []
  const turns: TurnBeliefs[] = []
  let turn = 1
  for (let i = 0; i < record.actions.length; i++) {
    const action = at(record.actions, i)
    if (turns.length < turn) turns.push(yield* beliefsOf(state, witness, turn))
    if (isDecisionOf(state, seat, action)) {
      const slip = yield* slipOf({
        state,
        events: shown,
        action,
        rng: streamOf(record.seed, 'bot', i),
      })
      if (slip) slips.push({ ...slip, at: i, turn })
    }
    const step = cards.step(state, action, rng)
    for (const event of step.events) {
      if (event.type === 'turnStarted') turn += 1
      witness.see(event)
      events.push(event)
    }
    shown.push(...cards.eventsFor(step.events, seat))
    state = step.state
    tell((i + 1) / record.actions.length)
    yield
  }
  slips.sort((a, b) => b.cost - a.cost)
  return {
    slips: slips.slice(0, SLIPS),
    turns,
    luck: luckOf(events, pack),
    ownLuck: luckOf(events, pack, seat),
  }
}

/** Was this seat asked, and is this its answer? Somebody who heals out of turn answers nothing. */
const isDecisionOf = ({ decision }: CardsState, seat: Seat, action: CardsAction): boolean =>
  decision?.seat === seat && !(action.type === 'heal' && (action.seat ?? seat) !== seat)

function* beliefsOf(state: CardsState, witness: Witness, turn: number): Thought<TurnBeliefs> {
  const beliefs: (readonly RoleChances[])[] = []
  for (let observer = 0; observer < state.roles.length; observer++) {
    beliefs.push(witness.beliefOf(cards.viewFor(state, observer).roles).chances)
    yield
  }
  return { turn, seat: state.turn, alive: state.alive.slice(), beliefs }
}

interface Moment {
  readonly state: CardsState
  readonly events: readonly CardsEvent[]
  readonly action: CardsAction
  readonly rng: Rng
}

function* slipOf({
  state,
  events,
  action,
  rng,
}: Moment): Thought<Omit<Slip, 'at' | 'turn'> | null> {
  const legal = cards.legal(state)
  const seat = state.decision?.seat
  if (legal.length < 2 || seat === undefined) return null
  const view = cards.viewFor(state, seat)
  const { scene, weighed } = yield* reckon({ view, events, legal }, seat, {
    budgetFor: () => BUDGET,
    rng,
  })
  const done = effectOf(scene, moveOf(action))
  const own = weighed.find(({ move }) => effectOf(scene, move) === done)
  const best = bestOf(weighed)
  const cost = own ? best.chance - own.chance : 0
  if (cost < NOTABLE) return null
  return { view, action, better: actionFor(legal, legal.map(moveOf), best.move), cost }
}

/** Of those that were tried in most worlds. */
function bestOf(weighed: readonly Weighed[]): Weighed {
  const most = Math.max(...weighed.map(({ tries }) => tries))
  return weighed
    .filter(({ tries }) => tries === most)
    .reduce((best, other) => (other.chance > best.chance ? other : best))
}
