import { aCardTable } from '../../../support/cards-table'

test('the Dynamite moves on to the next living player', () => {
  const table = aCardTable('SOROD')
    .fresh()
    .dead(1)
    .inFrontOf(0, 'dynamite-2H')
    .pile('bang-2D')
    .build()
  expect(table).toLieBefore(0)
  expect(table).toLieBefore(2, 'dynamite-2H')
  expect(table).toHaveDiscards('bang-2D')
})

test.each([
  ['missed-2S', true],
  ['winchester-8S', true],
  ['stagecoach-9S', true],
  ['volcanic-10S', false],
  ['scope-AS', false],
  ['bang-2C', false],
] as const)('%s explodes: %s', (turned, explodes) => {
  const table = aCardTable('SORO').fresh().inFrontOf(0, 'dynamite-2H').pile(turned).build()
  expect(table).toLiveWith([explodes ? 2 : 5, 4, 4, 4])
})

test('Dynamite first, then Jail: whoever dies of it does not look at the Jail', () => {
  const table = aCardTable('SORO')
    .fresh()
    .turnOf(1)
    .life(1, 3)
    .inFrontOf(1, 'jail-10S', 'dynamite-2H')
    .pile('missed-2S')
    .build()
  expect(table).toLiveWith([5, 0, 4, 4])
  expect(table).toAsk(2, 'play')
  expect(table).toHaveDiscards('jail-10S', 'dynamite-2H', 'missed-2S')
})

test('a prisoner without a heart loses the turn; hearts and rounds go on', () => {
  const table = aCardTable('SORO')
    .fresh()
    .turnOf(3)
    .inFrontOf(3, 'jail-10S')
    .pile('bang-2D')
    .build()
  expect(table).toAsk(0, 'play')
  expect(table.state.round).toBe(1)
  expect(table).toHaveDiscards('jail-10S', 'bang-2D')
})

test('without any card a draw! fails: no explosion, no escape', () => {
  const bomb = aCardTable('SORO').fresh().turnOf(1).inFrontOf(1, 'dynamite-2H').bare().build()
  expect(bomb).toLieBefore(2, 'dynamite-2H')
  expect(bomb).toAsk(1, 'play')
  const prison = aCardTable('SORO').fresh().turnOf(1).inFrontOf(1, 'jail-10S').bare().build()
  expect(prison).toAsk(2, 'play')
  expect(prison).toHold(2, 'jail-10S')
})

test('Lucky Duke turns two for the Dynamite and for the Jail, and is asked even about a single card', () => {
  const table = aCardTable('SORO')
    .fresh()
    .turnOf(1)
    .is(1, 'lucky-duke')
    .inFrontOf(1, 'dynamite-2H', 'jail-10S')
    .pile('missed-2S', 'bang-2D', 'bang-3D', 'beer-6H')
    .build()
  expect(table).toAsk(1, 'choose', { for: 'dynamite', cards: ['missed-2S', 'bang-2D'] })
  table.chooses('bang-2D')
  expect(table).toAsk(1, 'choose', { for: 'jail', cards: ['bang-3D', 'beer-6H'] })
  expect(table.chooses('beer-6H')).toAsk(1, 'play')
  expect(table).toHaveDiscards('jail-10S', 'beer-6H', 'bang-3D', 'bang-2D', 'missed-2S')

  const single = aCardTable('SORO')
    .fresh()
    .turnOf(1)
    .is(1, 'lucky-duke')
    .inFrontOf(1, 'jail-10S')
    .bare()
    .pile('beer-6H')
    .build()
  expect(single).toAsk(1, 'choose', { cards: ['beer-6H'] })
})

test('the round rises when the turn passes the seat that began, dead or alive', () => {
  const table = aCardTable('SOROD').turnOf(1).build()
  table.ends().ends().ends()
  expect(table.state.round).toBe(1)
  table.ends()
  expect(table).toAsk(0, 'play')
  table.ends()
  expect(table).toAsk(1, 'play')
  expect(table.state.round).toBe(2)
})

test('a Jail is for anybody else but the Sheriff, and for nobody twice', () => {
  const table = aCardTable('SORO').turnOf(1).hand(1, 'jail-10S').inFrontOf(2, 'jail-JS').build()
  const jail = { type: 'play', card: 'jail-10S' } as const
  expect(table).toForbid({ ...jail, target: 0 }, /never lies in front of the Sheriff/)
  expect(table).toForbid({ ...jail, target: 2 }, /lies in front of seat 2 already/)
  expect(table).toForbid({ ...jail, target: 1 }, /oneself/)
  expect(table).toForbid(jail, /needs a target; seat 1 may play jail-10S at seat 3 or end phase 2/)
  expect(table.plays('jail-10S', 3)).toLieBefore(3, 'jail-10S')
})
