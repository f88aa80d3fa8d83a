import { isAnswered } from '@/boards/cards/table/stage/answered'
import { aCardTable } from '../../support/cards-table'

const duke = () => aCardTable('SORO').turnOf(3).is(0, 'lucky-duke').inFrontOf(0, 'dynamite-2H')

test('a draw! that has been chosen is over while the Dynamite blows up', () => {
  const table = duke().pile('missed-2S', 'missed-3S').build().ends()
  const until = table.events.length
  expect(isAnswered(table.events.slice(-1))).toBe(false)
  table.chooses('missed-2S')
  expect(table.state.alive[0] && table.state.decision?.kind).not.toBe('choose')
  const [hit] = table.events.slice(until).filter(({ type }) => type === 'lifeLost')
  expect(hit && isAnswered([hit])).toBe(true)
})

test('a duel goes on with each card put down, and is over with the hit', () => {
  const table = aCardTable('SORO').hand(0, 'duel-QD').hand(1, 'bang-2D').build()
  table.plays('duel-QD', 1).shows('bang-2D')
  for (const event of table.events) expect(isAnswered([event])).toBe(false)
  const until = table.events.length
  table.passes()
  const hit = table.events.slice(until).filter(({ type }) => type === 'lifeLost')
  expect(hit).toHaveLength(1)
  expect(isAnswered(hit)).toBe(true)
})

test('where nothing is told, the question is open', () => {
  expect(isAnswered([])).toBe(false)
})
