import { at } from '@/core/list'
import { startMatch, takeAction } from '@/core/match'
import { rngFromSeed } from '@/core/rng'
import {
  dice,
  type DiceAction,
  type DiceEvent,
  type DiceRecord,
  type DiceState,
} from '@/games/dice'
import type { BotLevel } from '@/family/levels'
import { BOTS, type Sight } from '@/games/dice/bots'
import { hardBot } from '@/games/dice/bots/hard'
import { temperOf } from '@/games/dice/bots/temper'
import { bustRisk } from '@/games/dice/bots/reasons'
import { thoughtOut } from '@/family/thought'
import { faceCounts, hint, review, suspicions } from '@/games/dice/coach'
import { eventsOf } from '@/games/dice/record'

interface Finished {
  readonly record: DiceRecord
  readonly state: DiceState
}

/** A match to its end; one seat may play at another level. */
function finished(seed: number, guest: BotLevel = 'hard'): Finished {
  let match = startMatch(dice, { kind: 'deal', seats: 6 }, seed)
  const events: DiceEvent[] = []
  while (match.state.decision) {
    const { seat } = match.state.decision
    const view = dice.viewFor(match.state, seat)
    const bot = BOTS[seat === 0 ? guest : 'easy']
    const sight = { view, events, legal: dice.legal(match.state) }
    const taken = takeAction(dice, match, bot(sight, rngFromSeed(seed)).action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
    events.push(...taken.events)
  }
  return match
}

/** The table and its story before the n-th action. */
function before({ record }: Finished, n: number): { state: DiceState; events: DiceEvent[] } {
  const early = { ...record, actions: record.actions.slice(0, n) }
  const rng = rngFromSeed(record.seed)
  const state = dice.setup(record.config, rng)
  for (const action of early.actions) dice.play(state, action, rng)
  return { state, events: eventsOf(early) }
}

/** The strong bot when it does not care who reads its card: what a disguise is worth hangs on its mood. */
const openHard = (sight: Sight): DiceAction =>
  thoughtOut(hardBot({ ...temperOf(null), guile: 0 })(sight, rngFromSeed(1))).action

test('a hint begins with what the strong bot would do, the best first, with reasons', () => {
  const match = finished(3)
  for (let n = 1; n < match.record.actions.length; n += 5) {
    const { state, events } = before(match, n)
    if (!state.decision) continue
    const view = dice.viewFor(state, state.decision.seat)
    const sight = { view, events, legal: dice.legal(state) }
    if (sight.legal.length < 2) continue
    const advice = thoughtOut(hint(sight))
    expect(at(at(advice, 0).actions, 0)).toEqual(openHard(sight))
    expect(advice.length).toBeLessThanOrEqual(3)
    advice.forEach(({ chance, why }, i) => {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      if (i > 0) expect(chance).toBeLessThanOrEqual(at(advice, i - 1).chance)
      expect(why.length).toBeGreaterThan(0)
      expect(why.length).toBeLessThanOrEqual(3)
    })
  }
})

test.each([
  [1, 1, 1 / 6],
  [3, 1, 1 - (5 / 6) ** 3],
  [2, 2, 1 / 36],
  [1, 2, 0],
  [4, 0, 1],
])('%d dice show %d dynamites or more with %d', (thrown, needed, risk) => {
  expect(bustRisk(thrown, needed)).toBeCloseTo(risk)
})

test('suspicions end where the beliefs end, and each shift tells what moved it', () => {
  const { record, state } = finished(5)
  const events = eventsOf(record)
  const view = dice.viewFor(state, 0)
  const { chances, shifts } = thoughtOut(suspicions({ view, events }))
  expect(shifts.length).toBeGreaterThan(0)
  for (const { at: i, event, from, to } of shifts) {
    expect(events[i]).toBe(event)
    expect(Math.abs(to - from)).toBeGreaterThan(0.05)
  }
  state.roles.forEach((role, seat) => {
    if (!state.alive[seat] && role === 'outlaw') expect(at(chances, seat)[2]).toBe(1)
  })
})

test('looking back, a careless player has slips and the strong one has none', () => {
  const careless = finished(12, 'random')
  const { slips, turns, faces } = thoughtOut(review(careless.record, 0))
  expect(slips).toHaveLength(3)
  slips.forEach(({ cost, action, better }, i) => {
    expect(cost).toBeGreaterThan(0)
    expect(better).not.toEqual(action)
    if (i > 0) expect(cost).toBeLessThanOrEqual(at(slips, i - 1).cost)
  })
  expect(turns.length).toBeGreaterThan(4)
  expect(faces).toEqual(faceCounts(eventsOf(careless.record)))
  expect(thoughtOut(review(finished(12).record, 0)).slips).toEqual([])
})

test('the dice of a match are counted against what fair dice show', () => {
  const events: DiceEvent[] = [
    {
      type: 'rolled',
      seat: 0,
      roll: 1,
      dice: [0, 1, 2, 3, 4],
      faces: ['beer', 'beer', 'one', 'two', 'arrow'],
      result: ['beer', 'beer', 'one', 'two', 'arrow'],
    },
  ]
  const counts = faceCounts(events)
  expect(counts.find(({ face }) => face === 'beer')).toEqual({
    face: 'beer',
    rolled: 2,
    expected: 5 / 6,
  })
  expect(counts.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(5)
})
