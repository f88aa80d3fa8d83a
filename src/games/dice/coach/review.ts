import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceRecord, type DiceState } from '..'
import type { RoleChances } from '@/family/beliefs/belief'
import { Witness } from '../bots/belief/witness'
import { FULL_THINKING } from '../bots/hard'
import { bestOf, weigh } from '../bots/strategist'
import type { Thought } from '@/family/thought'
import { isThreePlayerGame } from '../rules/roles'
import type { Seat } from '../rules/state'
import { faceCounts, type FaceCount } from './fairness'

/** A decision that could have been better. */
export interface Slip {
  /** The number of the action in the record. */
  readonly at: number
  /** The turn it was made in, counted from 1 over the whole match. */
  readonly turn: number
  /** The table that it was made at, as the player saw it. */
  readonly view: DiceState
  readonly action: DiceAction
  readonly better: DiceAction
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
  /** All dice of the match, and those of the seat that is looked at. */
  readonly faces: readonly FaceCount[]
  readonly ownFaces: readonly FaceCount[]
}

const SLIPS = 3
/** Less than this is a matter of taste. */
const NOTABLE = 0.002

/** Looks back at a finished match with the eyes of one seat's player; `tell` hears how much of it is done. */
export function* review(
  record: DiceRecord,
  seat: Seat,
  tell: (share: number) => void = () => {},
): Thought<Review> {
  const rng = rngFromSeed(record.seed)
  let state = dice.setup(record.config, rng)
  const witness = isThreePlayerGame(state) ? null : new Witness(dice.viewFor(state, null), [])
  const events: DiceEvent[] = []
  const slips: Slip[] = []
  const turns: TurnBeliefs[] = []
  let turn = 1
  for (let i = 0; i < record.actions.length; i++) {
    const action = at(record.actions, i)
    if (witness && turns.length < turn) turns.push(yield* beliefsOf(state, witness, turn))
    if (state.decision?.seat === seat) {
      const slip = yield* slipOf(state, events, action)
      if (slip) note(slips, { ...slip, at: i, turn })
    }
    const step = dice.step(state, action, rng)
    for (const event of step.events) {
      if (event.type === 'turnStarted') turn += 1
      witness?.see(event)
      events.push(event)
    }
    state = step.state
    tell((i + 1) / record.actions.length)
    yield
  }
  slips.sort((a, b) => b.cost - a.cost)
  const faces = faceCounts(events)
  return { slips: slips.slice(0, SLIPS), turns, faces, ownFaces: faceCounts(events, seat) }
}

/** Bull's eyes that follow each other are one decision to a player: the dearest of them stands for all. */
function note(slips: Slip[], slip: Slip): void {
  const last = slips.at(-1)
  const isSame = last?.at === slip.at - 1 && last.action.type === slip.action.type
  if (!isSame || slip.action.type === 'roll') slips.push(slip)
  else if (slip.cost > last.cost) slips[slips.length - 1] = slip
}

function* beliefsOf(state: DiceState, witness: Witness, turn: number): Thought<TurnBeliefs> {
  const beliefs: (readonly RoleChances[])[] = []
  for (let observer = 0; observer < state.roles.length; observer++) {
    beliefs.push(witness.beliefOf(dice.viewFor(state, observer).roles).chances)
    yield
  }
  return { turn, seat: state.turn, alive: state.alive.slice(), beliefs }
}

function* slipOf(
  state: DiceState,
  events: readonly DiceEvent[],
  action: DiceAction,
): Thought<Omit<Slip, 'at' | 'turn'> | null> {
  const legal = dice.legal(state)
  if (legal.length < 2) return null
  const view = dice.viewFor(state, state.decision?.seat ?? null)
  const weighed = yield* weigh({ view, events, legal }, FULL_THINKING)
  const best = bestOf(weighed)
  const own = weighed.find((option) => isSame(option.action, action))
  const cost = own ? best.chance - own.chance : 0
  return cost < NOTABLE ? null : { view, action, better: best.action, cost }
}

/** The same choice; the faces that fell are none of it. */
function isSame(one: DiceAction, other: DiceAction): boolean {
  if (one.type === 'roll' || other.type === 'roll')
    return one.type === other.type && 'dice' in one && 'dice' in other
      ? one.dice.join() === other.dice.join()
      : false
  return JSON.stringify(one) === JSON.stringify(other)
}
