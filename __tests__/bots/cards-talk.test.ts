import { rngFromSeed } from '@/core/rng'
import { PERSONALITIES } from '@/family/tempers'
import { thoughtOut } from '@/family/thought'
import { cards, type CardsEvent, type CardsState } from '@/games/cards'
import { BOTS } from '@/games/cards/minds'
import { remark } from '@/games/cards/bots/talk'

interface Moment {
  readonly state: CardsState
  readonly events: readonly CardsEvent[]
}

/** The table whenever a turn has begun, in a game of beginners. */
function turnsOf(seed: number, seats: number): Moment[] {
  const rng = rngFromSeed(seed)
  let state = cards.setup({ kind: 'deal', seats }, rng)
  const events: CardsEvent[] = []
  const moments: Moment[] = []
  for (let i = 0; state.decision && i < 4000; i++) {
    const { seat } = state.decision
    const sight = {
      view: cards.viewFor(state, seat),
      events: cards.eventsFor(events, seat),
      legal: cards.legal(state),
    }
    const step = cards.step(state, BOTS.easy(sight, rng).action, rng)
    state = step.state
    events.push(...step.events)
    if (state.decision && step.events.some(({ type }) => type === 'turnStarted'))
      moments.push({ state, events: events.slice() })
  }
  return moments
}

function heard({ state, events }: Moment, seed: number) {
  const hearing = { view: cards.viewFor(state, null), events: cards.eventsFor(events, null) }
  const speakers = state.roles.map((_, seat) => ({
    seat,
    personality: PERSONALITIES[seat] ?? null,
  }))
  return thoughtOut(remark(hearing, speakers, rngFromSeed(seed)))
}

/** The same table with the sealed roles and the hands of the living passed on by one. */
function exchanged(state: CardsState): CardsState {
  const living = state.alive.flatMap((isAlive, seat) => (isAlive ? [seat] : []))
  const sealed = living.filter((seat) => state.roles[seat] !== 'sheriff')
  const roles = state.roles.slice()
  sealed.forEach((seat, i) => (roles[seat] = state.roles[sealed[(i + 1) % sealed.length]!]!))
  // Hands of one size only: how many cards somebody holds is no secret.
  const hands = state.hands.slice()
  const [one = 0] = living
  const other = living.find((seat) => seat !== one && hands[seat]!.length === hands[one]!.length)
  if (other !== undefined) {
    hands[one] = state.hands[other]!
    hands[other] = state.hands[one]!
  }
  return { ...state, roles, hands }
}

const moments = [4, 5, 7].flatMap((seats) => turnsOf(seats, seats))
const lines = moments.map(heard)

test('no line tells a sealed role or a card in a hand', () => {
  moments.forEach((moment, i) => {
    const other = { ...moment, state: exchanged(moment.state) }
    expect(heard(other, i)).toEqual(lines[i])
  })
})

test('bystanders give their reasons, and name two others', () => {
  const reasons = moments
    .flatMap((moment) => [1, 2, 3].map((seed) => heard(moment, seed)))
    .filter((line) => line?.whom !== undefined)
  expect(reasons.length).toBeGreaterThan(0)
  for (const line of reasons) expect(new Set([line?.seat, line?.about, line?.whom]).size).toBe(3)
})
