import { lifeTicks } from '@/features/result/chart-drawing'

test.each([
  ['cards', 5, [0, 1, 2, 3, 4, 5]],
  ['dice', 10, [0, 3, 6, 9]],
])('life points of %s are numbered so that each line can be read', (_, most, ticks) => {
  expect(lifeTicks(most)).toEqual(ticks)
})
