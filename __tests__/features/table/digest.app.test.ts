import { changesBySource } from '@/features/table/digest'
import type { Deed } from '@/boards'

const deed = (...changes: Deed['changes'][number][]): Deed => ({
  text: '',
  seats: [],
  changes,
  isTurningPoint: false,
})

it('says what was done to somebody since their turn, by who or what did it', () => {
  const deeds = [
    deed({ seat: 0, amount: -1, source: 'Hank' }, { seat: 2, amount: -1, source: 'Hank' }),
    deed({ seat: 0, amount: -3, source: 'Attack' }),
    deed({ seat: 0, amount: -1, source: 'Hank' }),
    deed({ seat: 0, amount: 1, source: 'Rosa' }),
    deed({ seat: 0, amount: 1, source: 'Bo' }, { seat: 0, amount: -1, source: 'Bo' }),
  ]
  expect(changesBySource(deeds, 0)).toEqual([
    { source: 'Attack', amount: -3 },
    { source: 'Hank', amount: -2 },
    { source: 'Rosa', amount: 1 },
  ])
})
