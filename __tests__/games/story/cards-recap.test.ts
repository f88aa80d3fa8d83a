import { startMatch, takeAction } from '@/core/match'
import { cards, type CardsAction, type CardsRecord } from '@/games/cards'
import { HIDDEN } from '@/games/cards/cards/ids'
import { lastCardOf, momentsOf, recapOf } from '@/games/cards/story'
import { aCardTable } from '../../support/cards-table'

const recorded = (
  table: ReturnType<typeof aCardTable>,
  actions: readonly CardsAction[],
): CardsRecord => {
  let match = startMatch(cards, table.position(), 1)
  for (const action of actions) {
    const taken = takeAction(cards, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return match.record
}

test('Panic! steals a card, Cat Balou only throws one out', () => {
  const table = aCardTable('SORO')
    .hand(0, 'panic-QH', 'cat-balou-9D')
    .hand(1, 'beer-6H')
    .inFrontOf(1, 'mustang-8H', 'barrel-QS')
  const record = recorded(table, [
    { type: 'play', card: 'cat-balou-9D', target: 1, take: 'mustang-8H' },
    { type: 'play', card: 'panic-QH', target: 1, take: 'barrel-QS' },
  ])
  expect(recapOf(record).tallies[0]).toMatchObject({ stolen: 1, played: 2 })
})

test('a match ends by the card that the last one fell by', () => {
  const table = aCardTable('SORO').hand(1, 'bang-8D').life(0, 1).turnOf(1)
  const record = recorded(table, [{ type: 'play', card: 'bang-8D', target: 0 }, { type: 'pass' }])
  expect(lastCardOf(record)).toMatchObject({
    played: { card: 'bang-8D', seat: 1, target: 0 },
    fall: { seat: 0, cause: 'bang' },
  })
  expect(recapOf(record).tallies[1]).toMatchObject({ shots: 1, hits: 1 })
})

test('a match that goes on has no last card', () => {
  expect(lastCardOf(recorded(aCardTable('SORO').hand(0, 'bang-8D'), [{ type: 'end' }]))).toBeNull()
})

test('watched with one’s own eyes, a match shows no hand but one’s own', () => {
  const table = aCardTable('SORO').hand(0, 'bang-8D').hand(1, 'beer-6H').hand(2, 'duel-QD')
  const record = recorded(table, [{ type: 'end' }])
  const open = momentsOf(record)
  const own = momentsOf(record, 0)
  expect(own.length).toBe(open.length)
  for (const [i, { state }] of own.entries()) {
    expect(state.hands[0]).toEqual(open[i]?.state.hands[0])
    for (const hand of state.hands.slice(1)) expect(new Set(hand).size).toBeLessThanOrEqual(1)
    expect(state.roles.slice(1)).toEqual(['hidden', 'hidden', 'hidden'])
  }
  expect(open.at(-1)?.state.roles).not.toContain('hidden')
})

test('watched with all cards open, a card that comes to a hand is no back', () => {
  const table = aCardTable('SORO').hand(0, 'stagecoach-9S').pile('bang-8D', 'beer-6H', 'duel-QD')
  const open = momentsOf(
    recorded(table, [{ type: 'play', card: 'stagecoach-9S' }, { type: 'end' }]),
  )
  const drawn = open.filter(({ event }) => event?.type === 'cardDrawn')
  expect(drawn.length).toBeGreaterThan(2)
  for (const { state } of drawn) expect(state.hands.flat()).not.toContain(HIDDEN)
})
