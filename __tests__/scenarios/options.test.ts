import {
  DEFAULT_OPTIONS,
  EDITIONS,
  OPTION_VALUES,
  editionOf,
  type Options,
} from '@/games/dice/rules/options'
import { aDeal, aTable } from '../support/table'

test('eight options, the default first (rules §11)', () => {
  expect(OPTION_VALUES).toEqual({
    dynamiteTiming: ['before', 'after'],
    gringoGranularity: ['batch', 'turn', 'life'],
    gringoGatling: ['after', 'before'],
    jesseThreshold: ['once', 'perBeer'],
    kitSpread: ['any', 'oneOther'],
    roseWrap: [true, false],
    threeIndianCredit: ['none', 'taker'],
    threeAllDead: ['draw', 'outlaw'],
  })
  const firsts = Object.entries(OPTION_VALUES).map(([name, [first]]) => [name, first])
  expect(DEFAULT_OPTIONS).toEqual(Object.fromEntries(firsts))
})

test('two editions: international has all defaults, german differs in two', () => {
  expect(EDITIONS).toEqual({
    international: DEFAULT_OPTIONS,
    german: { ...DEFAULT_OPTIONS, dynamiteTiming: 'after', kitSpread: 'oneOther' },
  })
})

test.each<[string, Partial<Options>]>([
  ['international', {}],
  ['international', { ...DEFAULT_OPTIONS }],
  ['german', { kitSpread: 'oneOther', dynamiteTiming: 'after' }],
  ['own', { dynamiteTiming: 'after' }],
  ['own', { ...EDITIONS.german, roseWrap: false }],
])('an edition is known by its rules, in whatever order they are given: %s', (edition, options) => {
  expect(editionOf(options)).toBe(edition)
})

test('a table states every option it plays by, those not named by default', () => {
  expect(aTable('SORO').build().state.options).toEqual(DEFAULT_OPTIONS)
  const options = { roseWrap: false, gringoGranularity: 'life' } as const
  expect(aTable('SORO').with(options).build().state.options).toEqual({
    ...DEFAULT_OPTIONS,
    ...options,
  })
  expect(aDeal({ seats: 5 }).state.options).toEqual(DEFAULT_OPTIONS)
  expect(aDeal({ seats: 5, options }).state.options).toEqual({ ...DEFAULT_OPTIONS, ...options })
})

const bustingKit = () => aTable('SORO').played('kit-carlson').life(9, 8, 8, 8).arrows(2, 2, 2)

test('international: the wound comes first', () => {
  const table = bustingKit().with(EDITIONS.international).build().keeps('d d d g g')
  expect(table).toHaveLife([8, 8, 8, 8])
  expect(table).toBeAskedFor('clear', 0, { left: 2 })
  expect(table.clears(1, 2)).toHaveArrows([2, 1, 1, 0], 5)
})

test('german: the wound comes last', () => {
  const table = bustingKit().with(EDITIONS.german).build().keeps('d d d g g')
  expect(table).toHaveLife([9, 8, 8, 8])
  expect(table).toBeAskedFor('clear', 0, { left: 2 })
  expect(table.clears(1, 2)).toHaveLife([8, 8, 8, 8])
  expect(table).toHaveArrows([2, 1, 1, 0], 5)
})

test('german: a gatling that fired clears one other player only', () => {
  const table = bustingKit().with(EDITIONS.german).build().keeps('b b g g g').drinks(0, 0)
  expect(table).toBeAskedFor('clear', 0, { left: 3, targets: [1, 2] })
  expect(table.clears(2)).toBeAskedFor('clear', 0, { left: 2, targets: [2] })
})
