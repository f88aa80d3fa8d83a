import type { Seat } from '@/core/game'
import type { EventOf, GameId } from '@/games'
import type { Deed, Story, Turn } from './face'

interface Told<G extends GameId> {
  readonly log: readonly EventOf<G>[]
  /** Who began, and how many sit at the table. */
  readonly first: Seat
  readonly seats: number
}

/** A story cut at its turns, each with who was still in the game when it began. */
export function turnsOf<G extends GameId>(story: Story<G>, { log, first, seats }: Told<G>) {
  let alive = Array.from({ length: seats }, () => true)
  const cuts = log.flatMap((event, at) => (story.isTurn(event) ? [at] : []))
  const turnFrom = (seat: Seat, key: number, events: readonly EventOf<G>[]): Turn<G> => {
    const turn = { key, seat, events, alive }
    const fallen = events.map((event) => story.fallenBy(event))
    if (fallen.some((other) => other !== null))
      alive = alive.map((was, other) => was && !fallen.includes(other))
    return turn
  }
  const turns = [turnFrom(first, -1, log.slice(0, cuts[0]))]
  for (const [i, at] of cuts.entries()) {
    const begun = log[at]
    const [seat = first] = begun ? story.seatsOf(begun) : []
    turns.push(turnFrom(seat, at, log.slice(at, cuts[i + 1])))
  }
  return turns
}

/** What some deeds did to everybody's life, in the order in which it befell them; what comes to nothing is left out. */
export function livesChanged(deeds: readonly Deed[]): readonly LifeChanged[] {
  const sums = new Map<Seat, number>()
  for (const { seat, amount } of deeds.flatMap(({ changes }) => changes))
    sums.set(seat, (sums.get(seat) ?? 0) + amount)
  return [...sums].flatMap(([seat, amount]) => (amount === 0 ? [] : [{ seat, amount }]))
}

interface LifeChanged {
  readonly seat: Seat
  readonly amount: number
}

/** A change of life as it stands at a seat. The minus is a real one. */
export const signed = (amount: number): string =>
  amount < 0 ? `−${Math.abs(amount)}` : `+${amount}`

/** Is a deed about somebody? */
export const concerns = ({ seats }: Deed, seat: Seat): boolean => seats.includes(seat)
