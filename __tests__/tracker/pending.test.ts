import { actionsOf, isPending, nothingPending, tapped } from '@/boards/dice/companion/pending'
import { aTable } from '../support/table'

const { state } = aTable('SOROD').life(8, 3, 8, 8, 8).build()

const taps = (...list: readonly (readonly [number, 1 | -1])[]) =>
  list.reduce((pending, [seat, by]) => tapped(pending, state, { seat, by }), nothingPending(5))

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

test('losses of others are one batch of shots, the own one is dynamite, gains are beers', () => {
  expect(actionsOf([-1, -2, 0, -1, 0], state)).toEqual([
    { type: 'explode', points: 1 },
    { type: 'shoot', points: [0, 2, 0, 1, 0] },
  ])
  expect(actionsOf([2, 1, 0, 0, 0], state)).toEqual([
    { type: 'heal', seat: 0, amount: 2 },
    { type: 'heal', seat: 1, amount: 1 },
  ])
})

test('the edition says when the dynamite hurts', () => {
  const german = aTable('SOROD').with({ dynamiteTiming: 'after' }).build().state
  expect(actionsOf([-1, -1, 0, 0, 0], german).map(({ type }) => type)).toEqual(['shoot', 'explode'])
})

test('nobody who has fallen can be tapped', () => {
  const { state: table } = aTable('SOROD').dead(2).build()
  expect(isPending(tapped(nothingPending(5), table, { seat: 2, by: 1 }))).toBe(false)
})
