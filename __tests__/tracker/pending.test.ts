import {
  actionsOf,
  isPending,
  lifeAfter,
  nothingPending,
  tapped,
} from '@/boards/dice/companion/pending'
import { aTable } from '../support/table'

const { state } = aTable('SOROD').life(8, 3, 8, 8, 8).build()
const table = { view: state, first: 8 }

const taps = (...list: readonly (readonly [number, 1 | -1])[]) =>
  list.reduce((pending, [seat, by]) => tapped(pending, table, { seat, by }), nothingPending(5))

test('fast taps add up', () => {
  expect(taps([1, -1], [1, -1], [3, -1])).toEqual([0, -2, 0, -1, 0])
})

test('life ends at nothing and at the start value', () => {
  expect(taps([1, -1], [1, -1], [1, -1], [1, -1])[1]).toBe(-3)
  expect(taps([2, 1])[2]).toBe(0)
  expect(isPending(taps([2, 1]))).toBe(false)
})

test('plus takes a minus back', () => {
  expect(isPending(taps([1, -1], [1, 1]))).toBe(false)
})

test('others’ losses are one batch of shots, your own loss is dynamite, gains are beers', () => {
  expect(actionsOf([-1, -2, 0, -1, 0], table)).toEqual([
    { type: 'explode', points: 1 },
    { type: 'shoot', points: [0, 2, 0, 1, 0] },
  ])
  expect(actionsOf([2, 1, 0, 0, 0], table)).toEqual([
    { type: 'pour', seat: 0, beers: 2, first: 8 },
    { type: 'pour', seat: 1, beers: 1, first: 8 },
  ])
})

test('the edition says when the dynamite hurts', () => {
  const view = aTable('SOROD').with({ dynamiteTiming: 'after' }).build().state
  const german = { view, first: 8 }
  expect(actionsOf([-1, -1, 0, 0, 0], german).map(({ type }) => type)).toEqual(['shoot', 'explode'])
})

test('nobody who has fallen can be tapped', () => {
  const { state: view } = aTable('SOROD').dead(2).build()
  expect(isPending(tapped(nothingPending(5), { view, first: 8 }, { seat: 2, by: 1 }))).toBe(false)
})

describe('Jesse’s own beer', () => {
  const jesse = (life: number) => {
    const { state: view } = aTable('SOROD').played('jesse-jones').life(life, 8, 8, 8, 8).build()
    return { view, first: life }
  }
  const sip = (pending: readonly number[], at: ReturnType<typeof jesse>) =>
    tapped(pending, at, { seat: 0, by: 1 })

  test('counts 2 with counters at 4 life or less', () => {
    const low = jesse(4)
    const once = sip(nothingPending(5), low)
    expect(lifeAfter(low, 0, once[0] ?? 0)).toBe(6)
    expect(lifeAfter(low, 0, sip(once, low)[0] ?? 0)).toBe(8)
  })

  test('counts 1 above that', () => {
    const well = jesse(5)
    expect(lifeAfter(well, 0, sip(nothingPending(5), well)[0] ?? 0)).toBe(6)
  })

  test('counts 1 on somebody else’s turn', () => {
    const { state: view } = aTable('SOROD').played(null, 'jesse-jones').life(8, 3, 8, 8, 8).build()
    expect(lifeAfter({ view, first: 8 }, 1, 1)).toBe(4)
  })

  test('a minus takes the whole beer back', () => {
    const low = jesse(3)
    const back = tapped(sip(nothingPending(5), low), low, { seat: 0, by: -1 })
    expect(isPending(back)).toBe(false)
  })
})
