import { aTable } from '../../support/table'
import type { CharacterId } from '@/games/dice'

/** The roller at seat 0, El Gringo at seat 1. */
const against = (roller: CharacterId) => aTable('SORO').played(roller, 'el-gringo')

describe('Slab the Killer', () => {
  test('a double hit is one event: one arrow', () => {
    const table = against('slab-the-killer').build().keeps('1 b d g g').doubles(1)
    expect(table).toHaveLife([10, 5, 8, 8])
    expect(table).toHaveArrows([1, 0, 0, 0], 8)
  })

  test('gringoGranularity life: two arrows', () => {
    const table = against('slab-the-killer').with({ gringoGranularity: 'life' }).build()
    expect(table.keeps('1 b d g g').doubles(1)).toHaveArrows([2, 0, 0, 0], 7)
  })

  test('life, with one point left to lose: one arrow', () => {
    const table = against('slab-the-killer').life(10, 1).with({ gringoGranularity: 'life' }).build()
    expect(table.keeps('1 b d g g').doubles(1)).toHaveArrows([1, 0, 0, 0], 8)
  })

  test('gringoGranularity turn: Slab’s own once-a-turn and El Gringo’s do not disturb each other', () => {
    const table = against('slab-the-killer').with({ gringoGranularity: 'turn' }).build()
    table.keeps('1 b g g g').doubles(1)
    expect(table).toHaveLife([10, 4, 7, 7])
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
    expect(table).toMention('0 takes an arrow (ability by 1), pile 8', '0 returns 1 (gatling by 0)')
  })
})

describe('Kit Carlson', () => {
  test('his removals come before El Gringo’s arrow, so he keeps that arrow', () => {
    const table = against('kit-carlson').arrows(2, 1).build().keeps('g g g d d')
    expect(table).toBeAskedFor('clear', 0, { left: 3, targets: [1] })
    expect(table.clears(1)).toHaveArrows([1, 0, 0, 0], 8)
    expect(table).toBeTurnOf(1)
  })

  test('gringoGatling before: he takes it, drops it with the others, then clears', () => {
    const table = against('kit-carlson').arrows(2, 1).with({ gringoGatling: 'before' }).build()
    table.keeps('g g g d d')
    expect(table).toBeAskedFor('clear', 0, { left: 3, targets: [1] })
    expect(table.clears(1)).toHaveArrows([0, 0, 0, 0], 9)
    expect(table).toMention(
      '0 takes an arrow (ability by 1), pile 5',
      '0 returns 3 (gatling by 0)',
      '1 returns 1 (cleared by 0)',
    )
  })

  test('gringoGatling before: the attack kills Kit, nothing is cleared', () => {
    const table = aTable('SORO')
      .played(null, 'el-gringo', 'kit-carlson')
      .life(10, 7, 3)
      .arrows(2, 2, 4)
    const kit = table.turn(2).with({ gringoGatling: 'before' }).build().keeps('g g g d d')
    expect(kit).toHaveLife([7, 4, 0, 7])
    expect(kit).toBeTurnOf(3)
  })

  test('the arrow of a shot at El Gringo can be cleared with one face', () => {
    const table = against('kit-carlson').build().keeps('1 g d d b').aims(1).drinks(0)
    expect(table).toBeAskedFor('clear', 0, { left: 1, targets: [0] })
    expect(table.clears(0)).toHaveArrows([0, 0, 0, 0], 9)
  })

  test('clearing saves everybody from the last arrow', () => {
    const table = against('kit-carlson').arrows(0, 4, 4).build().keeps('g g g d d').clears(1, 2, 2)
    expect(table).toHaveLife([9, 6, 7, 7])
    expect(table).toHaveArrows([1, 3, 2, 0], 3)
  })
})

test('Willy’s gatling with two faces: he drops, then takes', () => {
  const table = against('willy-the-kid').arrows(3).build().keeps('g g d d b').drinks(0)
  expect(table).toHaveLife([10, 6, 7, 7])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
})

describe('Suzy Lafayette', () => {
  test('her gatling provokes an attack, then comes her bonus', () => {
    const table = against('suzy-lafayette').life(5).arrows(0, 4, 4).build().keeps('g g g d d')
    expect(table).toHaveLife([6, 2, 3, 7])
    expect(table).toMention(
      '0 takes an arrow (ability by 1), pile 0',
      '0 loses 1 (attack), 4 left',
      '0 gains 2 (ability by 0), now 6',
    )
  })

  test('killed by that attack she gains nothing', () => {
    const table = aTable('SORO')
      .played(null, 'el-gringo', 'suzy-lafayette')
      .life(10, 7, 1)
      .arrows(4, 4)
    const suzy = table.turn(2).build().keeps('g g g d d')
    expect(suzy).toHaveLife([5, 2, 0, 7])
    expect(suzy).toBeTurnOf(3)
  })
})

test('Jesse: the attack that El Gringo’s arrow starts comes before his beers', () => {
  const table = against('jesse-jones').life(7).arrows(2, 3, 3).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([4, 3, 5, 8])
  expect(table.drinks(0, 0)).toHaveLife([8, 3, 5, 8])
})

describe('Black Jack', () => {
  test('his wound of three dynamites comes first, then El Gringo’s arrow', () => {
    const table = against('black-jack').build().rolls('d d d 1 b').aims(1)
    expect(table).toHaveLife([9, 6, 8, 8])
    expect(table).toHaveArrows([1, 0, 0, 0], 8)
  })

  test('by the German timing the attack kills him before the dynamite can', () => {
    const table = aTable('SORO').played(null, 'el-gringo', 'black-jack').life(10, 7, 1).arrows(4, 4)
    const jack = table.turn(2).with({ dynamiteTiming: 'after' }).build().rolls('d d d 1 b').aims(1)
    expect(jack).toHaveLife([6, 2, 0, 8])
    expect(jack.story).not.toContain('2 explodes')
  })
})

test('Lucky Duke’s four rolls end in one batch: one arrow', () => {
  const table = against('lucky-duke')
    .build()
    .rolls('b b b g g')
    .rolls('1', [0])
    .rolls('1', [1])
    .rolls('1', [2])
  expect(table.aims(1, 1, 1)).toHaveArrows([1, 0, 0, 0], 8)
})

test('Jourdonnais, made to take the last arrow, loses one', () => {
  const table = against('jourdonnais').arrows(4, 2, 2).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([8, 4, 6, 8])
})

test('Pedro, made to take the last arrow, sheds nothing in the attack', () => {
  const table = against('pedro-ramirez').arrows(4, 2, 2).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([5, 4, 6, 8])
  expect(table).toBeAskedFor('drink', 0)
})

test('Vulture Sam kills El Gringo: he gains two, then takes the arrow', () => {
  const table = against('vulture-sam').life(4, 1).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([6, 0, 8, 8])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
  expect(table).toMention(
    '0 gains 2 (ability by 0), now 6',
    '0 takes an arrow (ability by 1), pile 8',
  )
})

test('Vulture Sam kills El Gringo, whose arrows return before the one he leaves: no attack', () => {
  const table = against('vulture-sam').life(4, 1).arrows(2, 6).build().keeps('1 b b g g').aims(1)
  expect(table).toHaveLife([6, 0, 8, 8])
  expect(table).toHaveArrows([3, 0, 0, 0], 6)
})

test('Vulture Sam feeds twice: on El Gringo, and on those the arrow kills', () => {
  const table = aTable('SOROD')
    .played('vulture-sam', 'el-gringo')
    .life(8, 1, 1, 8, 8)
    .arrows(2, 0, 3, 3)
  const sam = table.build().keeps('1 b b g g').aims(1)
  expect(sam).toHaveLife([9, 0, 0, 5, 8])
})

test('Paul’s gatling hurts El Gringo like anyone’s; El Gringo’s does not hurt Paul', () => {
  expect(against('paul-regret').arrows(2).build().keeps('g g g d d')).toHaveArrows([1, 0, 0, 0], 8)
  const gringo = aTable('SORO')
    .played('el-gringo', 'paul-regret')
    .arrows(2)
    .build()
    .keeps('g g g d d')
  expect(gringo).toHaveLife([9, 9, 7, 7])
  expect(gringo).toHaveArrows([0, 0, 0, 0], 9)
})

test('Rose and Janet reach him two places off and take his arrow', () => {
  const rose = aTable('SOROD')
    .played('rose-doolan', null, 'el-gringo')
    .build()
    .keeps('1 b b g g')
    .aims(2)
  expect(rose).toHaveArrows([1, 0, 0, 0, 0], 8)
  const janet = aTable('SOROD')
    .played('calamity-janet', null, 'el-gringo')
    .build()
    .keeps('1 b b g g')
    .aims(2)
  expect(janet).toHaveArrows([1, 0, 0, 0, 0], 8)
})

test('Sid’s gift keeps him alive through El Gringo’s attack', () => {
  const table = aTable('SORO')
    .played(null, 'el-gringo', 'sid-ketchum')
    .life(10, 7, 1)
    .arrows(4, 4)
    .turn(2)
  const sid = table.build().gives(2).keeps('1 b b g g').aims(1)
  expect(sid).toHaveLife([6, 2, 1, 8])
  expect(sid).toBeAskedFor('drink', 2)
})
