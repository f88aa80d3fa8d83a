import { aTable } from '../../support/table'

describe('Slab the Killer × Pedro Ramirez', () => {
  test('two points: up to two arrows back', () => {
    const table = aTable('SORO').played('slab-the-killer', 'pedro-ramirez').arrows(0, 3).build()
    table.keeps('1 b d g g').doubles(1)
    expect(table).toBeAskedFor('shed', 1, { points: 2 })
    expect(table.dropsArrow()).toBeAskedFor('shed', 1, { points: 1 })
    expect(table.dropsArrow()).toHaveArrows([0, 1, 0, 0], 8)
    expect(table).toHaveLife([10, 6, 8, 8])
  })

  test('the second point kills: nothing to shed', () => {
    const table = aTable('SORO')
      .played('slab-the-killer', 'pedro-ramirez')
      .life(10, 1)
      .arrows(0, 3)
      .build()
    expect(table.keeps('1 b d g g').doubles(1)).toBeTurnOf(2)
  })
})

test('Slab × Vulture Sam: a doubled overkill of Sam or of another', () => {
  const sam = aTable('SORO').played('slab-the-killer', 'vulture-sam').life(10, 2, 8, 1).build()
  expect(sam.keeps('1 1 b g g').doubles(3).aims(1)).toHaveLife([10, 3, 8, 0])
})

test('Slab × Paul: the doubled hit and the gatling', () => {
  const table = aTable('SORO').played('slab-the-killer', 'paul-regret').build()
  expect(table.keeps('1 b g g g').doubles(1)).toHaveLife([10, 7, 7, 7])
})

test('Slab × Jesse: the beer spent is not for Jesse, the other gives him one', () => {
  const table = aTable('SORO').played('slab-the-killer', 'jesse-jones').life(10, 3).build()
  expect(table.keeps('1 b b g g').doubles(3).drinks(1)).toHaveLife([10, 4, 8, 6])
})

describe('Willy × Paul', () => {
  test('two faces fire, Paul stands', () => {
    const table = aTable('SORO')
      .played('willy-the-kid', 'paul-regret')
      .arrows(2)
      .build()
      .keeps('g g d d b')
    expect(table.drinks(0)).toHaveLife([10, 9, 7, 7])
    expect(table).toHaveArrows([0, 0, 0, 0], 9)
  })
})

test('Willy × Pedro: a wound of two faces, an arrow back', () => {
  const table = aTable('SORO')
    .played('willy-the-kid', 'pedro-ramirez')
    .arrows(0, 2)
    .build()
    .keeps('g g d d b')
  expect(table.drinks(0)).toBeAskedFor('shed', 1, { points: 1 })
  expect(table.dropsArrow()).toHaveArrows([0, 1, 0, 0], 8)
})

test('Willy × Sam: each victim of two faces feeds him', () => {
  const table = aTable('SOROD').played('willy-the-kid', 'vulture-sam').life(10, 3, 1, 8, 1).build()
  expect(table.keeps('g g d d b').drinks(0)).toHaveLife([10, 6, 0, 7, 0])
})

test('Willy × Jourdonnais: no cap on the gatling', () => {
  const table = aTable('SORO')
    .played('willy-the-kid', 'jourdonnais')
    .build()
    .keeps('g g d d b')
    .drinks(0)
  expect(table).toHaveLife([10, 6, 7, 7])
})

describe('Kit Carlson × Pedro Ramirez', () => {
  test('Pedro sheds first, then Kit clears what is left', () => {
    const table = aTable('SORO')
      .played('kit-carlson', 'pedro-ramirez')
      .arrows(1, 3)
      .build()
      .keeps('g g g d d')
    expect(table).toBeAskedFor('shed', 1, { points: 1 })
    expect(table.dropsArrow()).toBeAskedFor('clear', 0, { left: 3, targets: [1] })
    expect(table.clears(1, 1)).toHaveArrows([0, 0, 0, 0], 9)
    expect(table).toBeTurnOf(1)
  })

  test('clearing hurts nobody, so nothing is shed', () => {
    const table = aTable('SORO').played('kit-carlson', 'pedro-ramirez').arrows(0, 3).build()
    expect(table.keeps('g d d b b').drinks(0, 0).clears(1)).toHaveArrows([0, 2, 0, 0], 7)
  })
})

test('Kit × Willy: with two faces Kit only clears, Willy fires', () => {
  const kit = aTable('SORO').played('kit-carlson', 'willy-the-kid').arrows(0, 2).build()
  expect(kit.keeps('g g d d b').drinks(0).clears(1, 1)).toHaveLife([9, 8, 8, 8])
  const willy = aTable('SORO').played('willy-the-kid', 'kit-carlson').arrows(0, 2).build()
  expect(willy.keeps('g g d d b').drinks(0)).toHaveLife([10, 6, 7, 7])
  expect(willy).toBeTurnOf(1)
})

test('Kit × Paul: Paul is not hurt, but his arrow may be taken off him', () => {
  const table = aTable('SORO')
    .played('kit-carlson', 'paul-regret')
    .arrows(0, 2)
    .build()
    .keeps('g g g d d')
  expect(table).toHaveLife([9, 9, 7, 7])
  expect(table.clears(1, 1)).toHaveArrows([0, 0, 0, 0], 9)
})

test('Kit × Sam: Sam feeds before Kit clears; the fallen hold nothing to clear', () => {
  const table = aTable('SOROD')
    .played('kit-carlson', 'vulture-sam')
    .life(9, 4, 1)
    .arrows(0, 1, 4)
    .build()
  table.keeps('g g g d d')
  expect(table).toHaveLife([9, 5, 0, 7, 7])
  expect(table).toBeAskedFor('clear', 0, { targets: [1] })
})

describe('Jourdonnais × Vulture Sam in one attack', () => {
  test('both live through it', () => {
    const table = aTable('SOROD')
      .played(null, 'jourdonnais', 'vulture-sam')
      .life(10, 7, 5, 1)
      .arrows(0, 4, 2, 2)
    const attacked = table.build().rolls('a b b g g')
    expect(attacked).toHaveLife([9, 6, 5, 0, 8])
  })

  test('Jourdonnais falls with one life point: Sam feeds on him', () => {
    const table = aTable('SOROD')
      .played(null, 'jourdonnais', 'vulture-sam')
      .life(10, 1, 5)
      .arrows(0, 4, 4)
    expect(table.build().rolls('a b b g g')).toHaveLife([9, 0, 3, 8, 8])
  })
})

test('Jourdonnais × Pedro × Bart in one attack: a cap, no shedding, no dodging', () => {
  const table = aTable('SORO')
    .played('jourdonnais', 'pedro-ramirez', 'bart-cassidy')
    .arrows(2, 3, 3)
    .build()
  expect(table.rolls('a b b g g')).toHaveLife([8, 5, 5, 8])
  expect(table).toBeAskedFor('roll', 0)
})

describe('Sid Ketchum', () => {
  test('× Vulture Sam: the gift, the kill, the spoils, never above the start value', () => {
    const table = aTable('SORO')
      .played('sid-ketchum', 'vulture-sam')
      .life(10, 7, 1)
      .build()
      .gives(1)
    expect(table.keeps('2 b b g g').aims(2).drinks(0, 0)).toHaveLife([10, 9, 0, 8])
  })

  test('× Jesse: the gift is one, and may lift him over the threshold of his next turn', () => {
    const table = aTable('SORO').played('sid-ketchum', 'jesse-jones').life(10, 4).build().gives(1)
    table.keeps('g g d d b').drinks(0).keeps('g g d d b').drinks(1)
    expect(table).toHaveLife([10, 6, 8, 8])
  })

  test('× Suzy: gift to Suzy, capped like any', () => {
    expect(
      aTable('SORO').played('sid-ketchum', 'suzy-lafayette').life(10, 8).build().gives(1),
    ).toHaveLife([10, 8, 8, 8])
  })
})

test('Pedro × Suzy: Suzy’s gatling wounds Pedro, he sheds, then comes her bonus', () => {
  const table = aTable('SORO')
    .played('suzy-lafayette', 'pedro-ramirez')
    .life(5)
    .arrows(0, 1)
    .build()
  table.keeps('g g g d d').listen().dropsArrow()
  expect(table).toTell([
    '1 returns 1 (shed by 1)',
    '0 gains 2 (ability by 0), now 7',
    'turn of 1, round 1',
  ])
})

test('Suzy × Sam: her dynamite kills her; Sam feeds, she gains nothing', () => {
  const table = aTable('SORO')
    .played(null, 'suzy-lafayette', 'vulture-sam')
    .life(10, 1, 3)
    .turn(1)
    .build()
  expect(table.rolls('d d d g g')).toHaveLife([10, 0, 5, 8])
})

test('Rose × Janet: each reaches by her own card only', () => {
  const rose = aTable('SOOORDD').played('rose-doolan', 'calamity-janet').build().keeps('2 b b g g')
  expect(rose).toBeAskedFor('aim', 0, { targets: [2, 3, 4, 5] })
  const janet = aTable('SOOORDD').played('calamity-janet', 'rose-doolan').build().keeps('2 b b g g')
  expect(janet).toBeAskedFor('aim', 0, { targets: [1, 2, 5, 6] })
})

test('Black Jack × Lucky Duke: one rerolls dynamite thrice, the other rolls four times with it locked', () => {
  const jack = aTable('SORO').played('black-jack', 'lucky-duke').build().rolls('d d b g g')
  expect(jack).toBeAskedFor('roll', 0, { rollsLeft: 2, rerollable: [0, 1, 2, 3, 4] })
  const duke = aTable('SORO').played('black-jack', 'lucky-duke').turn(1).build().rolls('d d b g g')
  expect(duke).toBeAskedFor('roll', 1, { rollsLeft: 3, rerollable: [2, 3, 4] })
})

test('Pedro rolls and busts while Sam looks on: a wound, an arrow back, nothing for Sam', () => {
  const table = aTable('SORO').played('pedro-ramirez', 'vulture-sam').life(10, 3).arrows(2).build()
  expect(table.rolls('d d d g g').dropsArrow()).toHaveLife([9, 3, 8, 8])
  expect(table).toHaveArrows([1, 0, 0, 0], 8)
})

test('Jesse × Slab: Jesse, shot twice as hard, drinks the better on his own turn', () => {
  const table = aTable('SORO')
    .played('slab-the-killer', 'jesse-jones')
    .life(10, 6)
    .build()
    .keeps('1 b d g g')
  table.doubles(1).keeps('b b d g g').drinks(1, 1)
  expect(table).toHaveLife([10, 8, 8, 8])
})

test('Paul × Jourdonnais: a gatling and an attack on one turn, each immune to one', () => {
  const table = aTable('SOROD').played(null, 'paul-regret', 'jourdonnais').arrows(2, 3, 3).build()
  expect(table.keeps('a g g g d')).toHaveLife([7, 6, 5, 7, 7])
})

test('Lucky Duke × Sam: an attack on the fourth roll', () => {
  const table = aTable('SORO')
    .played('lucky-duke', 'vulture-sam')
    .life(10, 4, 1)
    .arrows(4, 2, 2)
    .build()
  table.rolls('b b b g g').rolls('b', [0]).rolls('b', [0]).rolls('a', [0])
  expect(table).toHaveLife([5, 4, 0, 8])
})
