import { rngFromSeed } from '@/core/rng'
import { FACES, type Face } from '@/games/dice/rules/state'
import { thoughtOut } from '@/family/thought'
import {
  FULL_HANDFULS,
  HANDFULS,
  handfulOfFaces,
  isBustHandful,
} from '@/games/dice/bots/turn/handfuls'
import {
  LEVELS,
  MOST_ARROWS,
  planTurn,
  type PlanTask,
  type TurnPlan,
} from '@/games/dice/bots/turn/turn-plan'

const planned = (task: PlanTask): TurnPlan => thoughtOut(planTurn(task))

const rng = rngFromSeed(11)
const results = Float64Array.from({ length: FULL_HANDFULS * LEVELS }, () => rng.below(1000) / 1000)

/** All rolls and all choices, one by one: no tables, no handfuls. */
function byHand(
  kept: readonly Face[],
  { arrows, rollsLeft, isLocked }: { arrows: number; rollsLeft: number; isLocked: boolean },
): number {
  if (kept.length < 5) {
    let sum = 0
    for (const face of FACES)
      sum += byHand([...kept, face], {
        arrows: Math.min(MOST_ARROWS, arrows + (face === 'arrow' ? 1 : 0)),
        rollsLeft,
        isLocked,
      })
    return sum / FACES.length
  }
  const handful = handfulOfFaces(kept)
  const stop = results[handful * LEVELS + arrows] ?? NaN
  if (rollsLeft === 0 || isBustHandful(handful)) return stop
  let best = stop
  for (let bits = 0; bits < 31; bits++) {
    const some = kept.filter((_, die) => bits & (1 << die))
    const rolled = kept.filter((_, die) => !(bits & (1 << die)))
    if (isLocked && rolled.includes('dynamite')) continue
    best = Math.max(best, byHand(some, { arrows, rollsLeft: rollsLeft - 1, isLocked }))
  }
  return best
}

test('there are 252 handfuls of five dice and 462 of up to five', () => {
  expect([FULL_HANDFULS, HANDFULS]).toEqual([252, 462])
})

test.each<readonly Face[]>([
  ['one', 'two', 'beer', 'gatling'],
  ['dynamite', 'dynamite', 'beer'],
  ['arrow', 'one', 'one', 'dynamite'],
  ['gatling', 'gatling', 'dynamite'],
])('the last roll: keeping %s … is worth what all rolls together say', (...kept) => {
  const plan = planned({ results, rollsLeft: 1, isLocked: true })
  const expected = byHand(kept, { arrows: 0, rollsLeft: 0, isLocked: true })
  expect(plan.keep(handfulOfFaces(kept))).toBeCloseTo(expected, 10)
})

test.each([true, false])('two rolls left, dynamite locked: %s', (isLocked) => {
  const plan = planned({ results, rollsLeft: 2, isLocked })
  for (const kept of [
    ['one', 'two', 'beer', 'gatling'],
    ['dynamite', 'dynamite', 'arrow', 'one'],
  ] as const) {
    const expected = byHand(kept, { arrows: 0, rollsLeft: 1, isLocked })
    expect(plan.keep(handfulOfFaces(kept))).toBeCloseTo(expected, 10)
  }
})

test('stopping is worth the result as it lies', () => {
  const faces = ['one', 'one', 'beer', 'dynamite', 'arrow'] as const
  const plan = planned({ results, rollsLeft: 2, isLocked: true })
  expect(plan.stop(handfulOfFaces(faces))).toBe(results[handfulOfFaces(faces) * LEVELS])
})
