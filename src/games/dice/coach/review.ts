import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { dice, type DiceAction, type DiceEvent, type DiceRecord, type DiceState } from '..'
import type { RoleChances } from '../bots/belief/belief'
import { Witness } from '../bots/belief/witness'
import { FULL_THINKING } from '../bots/hard'
import { bestOf, weigh } from '../bots/strategist'
import type { Thought } from '../bots/thought'
import { isThreePlayerGame } from '../rules/roles'
import { FACES, type Face, type Seat } from '../rules/state'

/** A decision that could have been better. */
export interface Slip {
  /** The number of the action in the record. */
  readonly at: number
  readonly round: number
  readonly action: DiceAction
  readonly better: DiceAction
  /** By how much the chance to win was lower. */
  readonly cost: number
}

/** What everybody could believe when a turn began. */
export interface TurnBeliefs {
  readonly round: number
  readonly turn: Seat
  /** By observer, then by seat. */
  readonly beliefs: readonly (readonly RoleChances[])[]
}

export interface FaceCount {
  readonly face: Face
  readonly rolled: number
  /** As many as fair dice show on average. */
  readonly expected: number
}

export interface Review {
  /** The decisions that cost most, the worst first. */
  readonly slips: readonly Slip[]
  readonly turns: readonly TurnBeliefs[]
  readonly faces: readonly FaceCount[]
}

const SLIPS = 3
/** Less than this is a matter of taste. */
const NOTABLE = 0.002

/** Looks back at a finished match with the eyes of one seat's player. */
export function* review(record: DiceRecord, seat: Seat): Thought<Review> {
  const rng = rngFromSeed(record.seed)
  let state = dice.setup(record.config, rng)
  const witness = isThreePlayerGame(state) ? null : new Witness(dice.viewFor(state, null), [])
  const events: DiceEvent[] = []
  const slips: Slip[] = []
  const turns: TurnBeliefs[] = []
  for (let i = 0; i < record.actions.length; i++) {
    const action = at(record.actions, i)
    if (witness && opensTurn(state)) turns.push(beliefsOf(state, witness))
    if (state.decision?.seat === seat) {
      const slip = yield* slipOf(state, events, action)
      if (slip) slips.push({ ...slip, at: i })
    }
    const step = dice.step(state, action, rng)
    for (const event of step.events) {
      witness?.see(event)
      events.push(event)
    }
    state = step.state
    yield
  }
  slips.sort((a, b) => b.cost - a.cost)
  return { slips: slips.slice(0, SLIPS), turns, faces: faceCounts(events) }
}

const opensTurn = ({ decision, rolls }: DiceState): boolean =>
  decision?.kind === 'roll' && rolls === 0

function beliefsOf(state: DiceState, witness: Witness): TurnBeliefs {
  const beliefs = state.roles.map(
    (_, observer) => witness.beliefOf(dice.viewFor(state, observer).roles).chances,
  )
  return { round: state.round, turn: state.turn, beliefs }
}

function* slipOf(
  state: DiceState,
  events: readonly DiceEvent[],
  action: DiceAction,
): Thought<Omit<Slip, 'at'> | null> {
  const legal = dice.legal(state)
  if (legal.length < 2) return null
  const view = dice.viewFor(state, state.decision?.seat ?? null)
  const weighed = yield* weigh({ view, events, legal }, FULL_THINKING)
  const best = bestOf(weighed)
  const own = weighed.find((option) => isSame(option.action, action))
  const cost = own ? best.chance - own.chance : 0
  return cost < NOTABLE ? null : { round: state.round, action, better: best.action, cost }
}

/** The same choice; the faces that fell are none of it. */
function isSame(one: DiceAction, other: DiceAction): boolean {
  if (one.type === 'roll' || other.type === 'roll')
    return one.type === other.type && 'dice' in one && 'dice' in other
      ? one.dice.join() === other.dice.join()
      : false
  return JSON.stringify(one) === JSON.stringify(other)
}

/** All dice of a match against what fair ones show: players suspect rigged dice. */
export function faceCounts(events: readonly DiceEvent[]): FaceCount[] {
  const fallen = events.flatMap((event) => (event.type === 'rolled' ? event.faces : []))
  return FACES.map((face) => ({
    face,
    rolled: fallen.filter((shown) => shown === face).length,
    expected: fallen.length / FACES.length,
  }))
}
