import { alike } from '@/ui/alike'

describe('whether two values say the same', () => {
  const deed = (): void => undefined

  it.each([
    [1, 1],
    [null, null],
    [Number.NaN, Number.NaN],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      { use: { card: 'bang-8D', count: 0 }, at: [1, [2]] },
      { use: { card: 'bang-8D', count: 0 }, at: [1, [2]] },
    ],
    [{ press: deed }, { press: deed }],
  ])('%j and %j do', (a, b) => {
    expect(alike(a, b)).toBe(true)
  })

  it.each([
    [1, 2],
    [null, {}],
    [undefined, null],
    [['a'], ['a', 'b']],
    [['a'], ['b']],
    [[], {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ press: () => 1 }, { press: () => 1 }],
    [new Map([[1, 2]]), new Map([[1, 2]])],
    [new (class Places {})(), new (class Places {})()],
  ])('%j and %j do not', (a, b) => {
    expect(alike(a, b)).toBe(false)
  })
})
