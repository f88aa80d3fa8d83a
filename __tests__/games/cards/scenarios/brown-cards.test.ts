import { aCardTable } from '../../../support/cards-table'

test('Beer heals, not above the maximum; with idleBeer off an idle one cannot be played', () => {
  const hurt = aCardTable('SORO').life(0, 3).hand(0, 'beer-6H').build().plays('beer-6H')
  expect(hurt).toLiveWith([4, 4, 4, 4])
  const strict = () => aCardTable('SORO').hand(0, 'beer-6H').with({ idleBeer: false })
  const beer = { type: 'play', card: 'beer-6H' } as const
  expect(strict().build()).toForbid(beer, /no use now/)
  expect(strict().life(0, 3).build()).toAllow(beer)
  expect(strict().life(0, 3).dead(1, 3).build()).toForbid(beer, /no use now/)
})

test('a Saloon heals others, then the player, also with two left', () => {
  const table = aCardTable('SORO')
    .dead(1, 3)
    .life(0, 2)
    .life(2, 1)
    .hand(0, 'saloon-5H')
    .build()
    .plays('saloon-5H')
  expect(table).toLiveWith([3, 0, 2, 0])
  expect(table.events.flatMap((e) => (e.type === 'lifeGained' ? [e.seat] : []))).toEqual([2, 0])
})

test('a General Store with too few cards leaves the last in order without one', () => {
  const table = aCardTable('SORO')
    .hand(0, 'general-store-QS')
    .bare()
    .pile('bang-2D', 'beer-6H')
    .discarded('missed-2S')
    .build()
    .plays('general-store-QS')
  expect(table.state.store).toHaveLength(3)
  table.takes('beer-6H', 'bang-2D', 'missed-2S')
  expect(table).toAsk(0, 'play')
  expect(table).toHaveDiscards('general-store-QS')
  expect(table).toHold(3)
})

describe('Panic! and Cat Balou', () => {
  test('Panic! reaches distance 1, whatever the weapon; a Scope helps and a Mustang protects', () => {
    const panic = { type: 'play', card: 'panic-JH', target: 2, take: 'hand' } as const
    const far = () => aCardTable('SORO').hand(0, 'panic-JH').hand(2, 'beer-6H')
    expect(far().inFrontOf(0, 'winchester-8S').build()).toForbid(panic, /distance 2/)
    expect(far().inFrontOf(0, 'scope-AS').build()).toAllow(panic)
    expect(far().inFrontOf(0, 'scope-AS').inFrontOf(2, 'mustang-8H').build()).toForbid(
      panic,
      /distance 2/,
    )
  })

  test('Panic! on a Jail frees the prisoner, and the Jail comes to the hand', () => {
    const table = aCardTable('SORO')
      .hand(0, 'panic-JH')
      .inFrontOf(1, 'jail-10S')
      .build()
      .plays('panic-JH', 1, 'jail-10S')
    expect(table).toHold(0, 'jail-10S')
    expect(table).toLieBefore(1)
    expect(table).toHaveDiscards('panic-JH')
  })

  test('a card from the hand is the one that chance picks', () => {
    const table = aCardTable('SORO')
      .hand(0, 'cat-balou-KH')
      .hand(2, 'beer-6H', 'missed-2S', 'bang-2D')
      .build()
      .picking(5)
      .plays('cat-balou-KH', 2, 'hand')
    expect(table).toHold(2, 'beer-6H', 'missed-2S')
    expect(table).toHaveDiscards('cat-balou-KH', 'bang-2D')
  })

  test('nobody without a card is a target, and a hand card is never named', () => {
    const table = aCardTable('SORO').hand(0, 'cat-balou-KH').hand(1, 'beer-6H').build()
    expect(table).toForbid(
      { type: 'play', card: 'cat-balou-KH', target: 2, take: 'hand' },
      /seat 2/,
    )
    expect(table).toForbid(
      { type: 'play', card: 'cat-balou-KH', target: 1, take: 'beer-6H' },
      /no beer-6H to take/,
    )
    expect(table).toForbid({ type: 'play', card: 'cat-balou-KH', target: 1 }, /which card/)
  })

  test.each([
    ['both', true, true],
    ['catBalou', false, true],
    ['none', false, false],
  ] as const)('own cards in play, ownCards %s', (ownCards, panic, cat) => {
    const table = aCardTable('SORO')
      .hand(0, 'panic-JH', 'cat-balou-KH', 'bang-AS')
      .hand(1, 'beer-6H')
      .inFrontOf(0, 'dynamite-2H')
      .with({ ownCards })
      .build()
    const listed = (card: 'panic-JH' | 'cat-balou-KH') => ({
      type: 'play' as const,
      card,
      target: 0,
      take: 'dynamite-2H' as const,
    })
    if (panic) expect(table).toAllow(listed('panic-JH'))
    else expect(table).toForbid(listed('panic-JH'), /oneself/)
    if (cat) expect(table).toAllow(listed('cat-balou-KH'))
    else expect(table).toForbid(listed('cat-balou-KH'), /oneself/)
    expect(table).toForbid({ type: 'play', card: 'cat-balou-KH', target: 0, take: 'hand' }, /./)
  })
})

test('brownDiscard before: the card lies on the discards while it takes effect', () => {
  const table = aCardTable('SORO')
    .hand(0, 'bang-AS')
    .hand(1, 'missed-2S')
    .with({ brownDiscard: 'before' })
    .build()
    .plays('bang-AS', 1)
  expect(table).toHaveDiscards('bang-AS')
  expect(table.state.resolving).toBeNull()
  expect(table.shows('missed-2S')).toHaveDiscards('missed-2S', 'bang-AS')
})

test('brownDiscard before: a blue card is laid as ever', () => {
  const table = aCardTable('SORO').hand(0, 'mustang-8H').with({ brownDiscard: 'before' }).build()
  expect(table.plays('mustang-8H')).toLieBefore(0, 'mustang-8H')
  expect(table).toHaveDiscards()
})
