import { aimedIn } from '@/boards/cards/table/stage/shot-line'
import { startMatch, takeAction } from '@/core/match'
import { cards, type CardId, type CardsAction, type Position } from '@/games/cards'

const HANDS: readonly (readonly CardId[])[] = [[], ['bang-2C', 'jail-JS'], ['missed-2S'], []]

/** A bot's turn: it can shoot at another bot, or lock it up. */
const table: Position = {
  kind: 'position',
  turn: 1,
  phase: 'play',
  seats: (['outlaw', 'sheriff', 'outlaw', 'renegade'] as const).map((role, seat) => ({
    role,
    character: null,
    life: 4,
    maxLife: 4,
    hand: HANDS[seat] ?? [],
    inPlay: [],
  })),
  deck: ['bang-3C', 'bang-4C', 'bang-5C', 'bang-6C'],
}

function told(...actions: readonly CardsAction[]) {
  let match = startMatch(cards, table, 1)
  const events = actions.map((action) => {
    const taken = takeAction(cards, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
    return cards.eventsFor(taken.events, 0)
  })
  return { view: cards.viewFor(match.state, 0), events: events.at(-1) ?? [] }
}

const SHOT: CardsAction = { type: 'play', card: 'bang-2C', target: 2 }

test('a bot’s shot at another bot can be seen while it is under way', () => {
  const { view, events } = told(SHOT)
  const played = events.filter(({ type }) => type === 'cardPlayed')
  expect(aimedIn(view, played)).toEqual({ by: 1, at: 2 })
  expect(aimedIn(view, [])).toEqual({ by: 1, at: 2 })
})

test('the line stays while a Missed! slides across it, and goes with the shot', () => {
  const before = told(SHOT)
  const { events } = told(SHOT, { type: 'respond', card: 'missed-2S' })
  const shown = events.filter(({ type }) => type === 'cardShown')
  const settled = events.filter(({ type }) => type === 'cardSettled')
  expect(aimedIn(before.view, shown)).toEqual({ by: 1, at: 2 })
  expect(aimedIn(before.view, settled)).toBeNull()
})

test('a card that is laid in front of somebody flies there and needs no line', () => {
  const { view, events } = told({ type: 'play', card: 'jail-JS', target: 3 })
  expect(aimedIn(view, events)).toBeNull()
})
