import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import {
  dice,
  type DiceAction,
  type DiceEvent,
  type DiceMatch,
  type DiceRecord,
  type DiceState,
} from '@/games/dice'

/** A choice of the person at seat 0, and what came of it. */
interface Turn {
  readonly state: DiceState
  readonly action: DiceAction
  readonly events: readonly DiceEvent[]
}

const PATIENCE = 4000

/** A match of random choices that stands right before a choice of seat 0 which the caller waits for. */
export function recordBefore(seats: number, isWanted: (turn: Turn) => boolean): DiceRecord {
  for (let seed = 1; seed <= PATIENCE; seed++) {
    const found = playUntil(seed, seats, isWanted)
    if (found) return found
  }
  throw new Error(`none of ${PATIENCE} matches comes to it`)
}

function playUntil(
  seed: number,
  seats: number,
  isWanted: (turn: Turn) => boolean,
): DiceRecord | null {
  const rng = rngFromSeed(seed)
  let match: DiceMatch = startMatch(dice, { kind: 'deal', seats }, seed)
  while (match.state.decision) {
    const { state, record } = match
    const legal = dice.legal(state)
    const isAsked = state.decision?.seat === 0
    for (const action of isAsked && isFresh(state) ? legal : []) {
      const tried = takeAction(dice, match, action)
      if (tried.ok && isWanted({ state, action, events: tried.events })) return record
    }
    const taken = takeAction(dice, match, at(legal, rng.below(legal.length)))
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return null
}

/** The choice is one press away: the first throw of a turn, or a single shot to aim. */
const isFresh = (state: DiceState): boolean =>
  (state.decision?.kind === 'roll' && state.dice === null) || state.decision?.kind === 'aim'

const has = (events: readonly DiceEvent[], type: DiceEvent['type']): boolean =>
  events.some((event) => event.type === type)

/** The next throw takes the last arrow, and at least so many lose life; nobody falls, and the match goes on. */
export const attackIsNear = (seats: number, wounded: number): DiceRecord =>
  recordBefore(seats, ({ state, events }) => {
    if (state.decision?.kind !== 'roll' || has(events, 'eliminated')) return false
    const wounds = events.filter(({ type }) => type === 'lifeLost')
    return has(events, 'attackBegan') && wounds.length >= wounded
  })

/** The next throw costs the thrower the last life, and others play on. */
export const ownDeathIsNear = (seats: number): DiceRecord =>
  recordBefore(
    seats,
    ({ state, events }) =>
      state.decision?.kind === 'roll' &&
      state.roles[0] !== 'sheriff' &&
      events.some((event) => event.type === 'eliminated' && event.seat === 0) &&
      !has(events, 'gameEnded'),
  )

/** One shot is to be aimed, and whoever is shot at seat `target` falls, which ends the match. */
export function lastShotIsNear(seats: number, sealed = 2): DiceRecord {
  return recordBefore(seats, ({ state, action, events }) => {
    const shots = (state.dice ?? []).filter((face) => face === 'one' || face === 'two')
    const living = state.alive.filter(
      (isAlive, seat) => isAlive && seat !== 0 && state.roles[seat] !== 'sheriff',
    )
    return (
      action.type === 'aim' &&
      shots.length === 1 &&
      !state.dice?.includes('gatling') &&
      living.length >= sealed &&
      state.alive[0] === true &&
      has(events, 'gameEnded')
    )
  })
}
