import { rngFromSeed } from '@/core/rng'
import { dice, type DiceEvent, type DiceState } from '@/games/dice'
import { BOTS } from '@/games/dice/bots'
import { watch } from '@/games/dice/bots/belief/watch'
import { exposureBy } from '@/games/dice/bots/disguise'
import { thoughtOut } from '@/family/thought'

/** A game of easy bots, with the table before each action. */
function game(seed: number): { states: DiceState[]; events: DiceEvent[]; lengths: number[] } {
  const rng = rngFromSeed(seed)
  let state = dice.setup({ kind: 'deal', seats: 7 }, rng)
  const [states, events, lengths]: [DiceState[], DiceEvent[], number[]] = [[], [], []]
  while (state.decision) {
    states.push(state)
    lengths.push(events.length)
    const view = dice.viewFor(state, state.decision.seat)
    const { action } = BOTS.easy({ view, events, legal: dice.legal(state) }, rng)
    const step = dice.step(state, action, rng)
    state = step.state
    events.push(...step.events)
  }
  return { states, events, lengths }
}

const chancesOf = (state: DiceState, events: readonly DiceEvent[]) => {
  const view = dice.viewFor(state, null)
  return thoughtOut(watch(view, events)).beliefOf(view.roles).chances
}

const copied = (events: readonly DiceEvent[]): DiceEvent[] => events.map((event) => ({ ...event }))

test('a witness that goes on believes what one that starts afresh believes', () => {
  const { states, events, lengths } = game(4)
  states.forEach((state, i) => {
    if (i % 7 !== 0) return
    const soFar = events.slice(0, lengths[i])
    expect(chancesOf(state, soFar)).toEqual(chancesOf(state, copied(soFar)))
  })
})

test('another history after the same beginning starts afresh', () => {
  const { states, events, lengths } = game(5)
  const [late, early] = [states.length - 1, 12]
  const later = chancesOf(states[late]!, events.slice(0, lengths[late]))
  const earlier = chancesOf(states[early]!, events.slice(0, lengths[early]))
  expect(earlier).toEqual(chancesOf(states[early]!, copied(events.slice(0, lengths[early]))))
  expect(chancesOf(states[late]!, events.slice(0, lengths[late]))).toEqual(later)
})

test('every seat has some role, and roles are as many as there are', () => {
  const { states, events, lengths } = game(6)
  states.forEach((state, i) => {
    if (i % 11 !== 0) return
    const chances = chancesOf(state, events.slice(0, lengths[i]))
    for (const seat of chances) expect(seat.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    const outlaws = chances.reduce((sum, [, , outlaw]) => sum + outlaw, 0)
    expect(outlaws).toBeCloseTo(state.roleCounts.outlaw)
  })
})

test('asking how a choice would be read changes nothing of what is believed', () => {
  const { states, events, lengths } = game(7)
  states.forEach((state, i) => {
    const soFar = events.slice(0, lengths[i])
    const view = dice.viewFor(state, state.decision?.seat ?? null)
    const witness = thoughtOut(watch(view, soFar))
    for (const action of dice.legal(state)) {
      const first = exposureBy(action, view, witness)
      expect(exposureBy(action, view, witness)).toBe(first)
    }
    if (i % 7 === 0) expect(chancesOf(state, soFar)).toEqual(chancesOf(state, copied(soFar)))
  })
})
