import { dice, type DecisionKind, type DiceAction } from '@/games/dice'
import { aTable, type TableInPlay } from '../support/table'

interface Open {
  readonly kind: DecisionKind
  readonly table: TableInPlay
  /** What the message says would be legal. */
  readonly says: RegExp
}

const ANY_OF_EACH: Readonly<Record<DecisionKind, readonly DiceAction[]>> = {
  gift: [{ type: 'gift', target: 0 }],
  roll: [{ type: 'roll', dice: [0, 1, 2, 3, 4] }, { type: 'stop' }],
  aim: [{ type: 'aim', die: 0, target: 1 }],
  drink: [{ type: 'drink', die: 0, target: 0 }],
  dodge: [{ type: 'take-arrow' }, { type: 'take-hit' }],
  shed: [{ type: 'drop-arrow' }, { type: 'keep-arrow' }],
  clear: [{ type: 'clear-arrow', target: 1 }, { type: 'pass' }],
  reveal: [{ type: 'reveal', role: 'outlaw' }],
}

const OPEN: readonly Open[] = [
  {
    kind: 'gift',
    table: aTable('SORO').played('sid-ketchum').dead(2).build(),
    says: /seat 0 may give a life point to seat 0 or 1 or 3$/,
  },
  { kind: 'roll', table: aTable('SORO').build(), says: /seat 0 rolls dice 0, 1, 2, 3, 4$/ },
  {
    kind: 'roll',
    table: aTable('SORO').build().rolls('d 1 2 b d'),
    says: /seat 0 may roll any of dice 1, 2, 3, or stop$/,
  },
  {
    kind: 'aim',
    table: aTable('SORO').build().keeps('d 1 2 b d'),
    says: /every bull's eye needs a target: seat 0 may aim die 1 at seat 1 or 3$/,
  },
  {
    kind: 'aim',
    table: aTable('SORO').played('slab-the-killer').build().keeps('d 1 2 b d'),
    says: /every bull's eye needs a target: seat 0 may aim die 1 at seat 1 or 3, doubled or not$/,
  },
  {
    kind: 'drink',
    table: aTable('SORO').dead(1).build().keeps('d g g b d'),
    says: /seat 0 may give the beer of die 3 to seat 0 or 2 or 3$/,
  },
  {
    kind: 'dodge',
    table: aTable('SORO').played(null, 'bart-cassidy').build().keeps('1 g g d d').aims(1),
    says: /seat 1 may take-arrow or take-hit$/,
  },
  {
    kind: 'shed',
    table: aTable('SORO')
      .played(null, 'pedro-ramirez')
      .arrows(0, 1)
      .build()
      .keeps('1 g g d d')
      .aims(1),
    says: /seat 1 may drop-arrow or keep-arrow$/,
  },
  {
    kind: 'clear',
    table: aTable('SORO').played('kit-carlson').arrows(1, 0, 2).build().keeps('g d d g a'),
    says: /seat 0 may clear an arrow of seat 0 or 2, or pass$/,
  },
  {
    kind: 'reveal',
    table: aTable('SORO').life(10, 1).sealed().keeps('1 g g d d').aims(1),
    says: /the role of seat 1 may be outlaw or renegade$/,
  },
]

describe.each(OPEN)('while a $kind is open', ({ kind, table, says }) => {
  const others = Object.entries(ANY_OF_EACH).flatMap(([other, actions]) =>
    other === kind ? [] : actions,
  )

  test.each(others)('$type is refused and the message says what is legal', (action) => {
    expect(table).toBeAskedFor(kind, table.state.decision?.seat ?? -1)
    expect(table).toRefuse(
      action,
      new RegExp(`^'${action.type}' does not answer the open '${kind}' decision; `),
    )
    expect(table).toRefuse(action, says)
  })

  test('what is listed as legal is of its kind', () => {
    const types = new Set(ANY_OF_EACH[kind].map(({ type }) => type))
    for (const { type } of dice.legal(table.state)) expect(types).toContain(type)
  })
})

test.each([2, 4, -1, 0.5])('a gift to seat %p, who is dead or not there, is refused', (target) => {
  const table = aTable('SORO').played('sid-ketchum').dead(2).build()
  expect(table).toRefuse(
    { type: 'gift', target },
    new RegExp(
      `^seat ${target} is no legal target; seat 0 may give a life point to seat 0 or 1 or 3$`,
    ),
  )
})

test.each([1, 3, 8])(
  'clearing seat %p, who holds no arrow or is not there, is refused',
  (target) => {
    const table = aTable('SORO').played('kit-carlson').arrows(1, 0, 2).build().keeps('g d d g d')
    expect(table).toRefuse(
      { type: 'clear-arrow', target },
      /no legal target; seat 0 may clear an arrow of seat 0 or 2, or pass$/,
    )
  },
)

test('the list of legal actions is complete and in order', () => {
  const legal = ({ state }: TableInPlay) => dice.legal(state)
  expect(legal(aTable('SORO').build())).toEqual([{ type: 'roll', dice: [0, 1, 2, 3, 4] }])
  expect(legal(aTable('SORO').build().rolls('d 1 2 d a'))).toEqual([
    { type: 'roll', dice: [1] },
    { type: 'roll', dice: [2] },
    { type: 'roll', dice: [1, 2] },
    { type: 'roll', dice: [4] },
    { type: 'roll', dice: [1, 4] },
    { type: 'roll', dice: [2, 4] },
    { type: 'roll', dice: [1, 2, 4] },
    { type: 'stop' },
  ])
  expect(legal(aTable('SORO').played('slab-the-killer').build().keeps('d 1 d b g'))).toEqual([
    { type: 'aim', die: 1, target: 1 },
    { type: 'aim', die: 1, target: 3 },
    { type: 'aim', die: 1, target: 1, double: true },
    { type: 'aim', die: 1, target: 3, double: true },
  ])
  expect(legal(aTable('SORO').dead(2).build().keeps('d g d b g'))).toEqual([
    { type: 'drink', die: 3, target: 0 },
    { type: 'drink', die: 3, target: 1 },
    { type: 'drink', die: 3, target: 3 },
  ])
  expect(legal(aTable('SORO').dead(2).played('sid-ketchum').build())).toEqual([
    { type: 'gift', target: 0 },
    { type: 'gift', target: 1 },
    { type: 'gift', target: 3 },
  ])
  expect(
    legal(aTable('SORO').played('kit-carlson').arrows(1, 0, 2).build().keeps('g d d g d')),
  ).toEqual([
    { type: 'clear-arrow', target: 0 },
    { type: 'clear-arrow', target: 2 },
    { type: 'pass' },
  ])
  const bart = aTable('SORO').played(null, 'bart-cassidy').build().keeps('1 g g d d').aims(1)
  expect(legal(bart)).toEqual([{ type: 'take-arrow' }, { type: 'take-hit' }])
  const pedro = aTable('SORO')
    .played(null, 'pedro-ramirez')
    .arrows(0, 1)
    .build()
    .keeps('1 g g d d')
    .aims(1)
  expect(legal(pedro)).toEqual([{ type: 'drop-arrow' }, { type: 'keep-arrow' }])
  const sealed = aTable('SOROD').life(10, 1).sealed().keeps('1 g g d d').aims(1)
  expect(legal(sealed)).toEqual([
    { type: 'reveal', role: 'deputy' },
    { type: 'reveal', role: 'outlaw' },
    { type: 'reveal', role: 'renegade' },
  ])
})
