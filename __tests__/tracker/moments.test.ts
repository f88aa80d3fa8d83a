import { startMatch, takeAction } from '@/core/match'
import { tracker, type TrackerAction, type TrackerMatch } from '@/games/dice/tracker'
import { trackedMomentsOf } from '@/games/dice/tracker/moments'

/** Four at a real table: the Sheriff in seat 0, nobody else's card seen. */
function played(...actions: readonly TrackerAction[]): TrackerMatch {
  const start = startMatch(
    tracker,
    {
      kind: 'deal',
      seats: 4,
      roles: ['sheriff', 'hidden', 'hidden', 'hidden'],
      characters: [null, null, null, null],
    },
    1,
  )
  return actions.reduce((match, action) => {
    const taken = takeAction(tracker, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    return taken.match
  }, start)
}

test('it begins with the deal and ends with the table as it was left', () => {
  const match = played(
    { type: 'take', seat: 0, count: 2 },
    { type: 'shoot', points: [0, 1, 0, 0] },
    { type: 'next' },
    { type: 'shoot', points: [2, 0, 0, 0] },
  )
  const moments = trackedMomentsOf(match.record)
  expect(moments[0]).toMatchObject({ turn: 1, event: null, byHand: null })
  expect(moments[0]?.state.life).toEqual([10, 8, 8, 8])
  expect(moments.map(({ event }) => event?.type)).toEqual([
    undefined,
    'arrowTaken',
    'arrowTaken',
    'lifeLost',
    'turnStarted',
    'lifeLost',
  ])
  expect(moments.at(-1)?.turn).toBe(2)
  expect(moments.at(-1)?.state).toEqual(match.state)
})

test('what people set by hand is a moment of its own, without an event of the rules', () => {
  const match = played({ type: 'set-life', seat: 2, life: 3 })
  const [, byHand] = trackedMomentsOf(match.record)
  expect(byHand).toMatchObject({ event: null, byHand: { type: 'lifeSet', seat: 2, from: 8 } })
  expect(byHand?.state.life[2]).toBe(3)
})

test('a card that was turned up at the end lies open from the start, a sealed one stays sealed', () => {
  const match = played({ type: 'leave', seat: 2 }, { type: 'reveal', role: 'renegade' })
  const roles = trackedMomentsOf(match.record).map(({ state }) => state.roles)
  expect(new Set(roles.map((cards) => cards.join()))).toEqual(
    new Set(['sheriff,hidden,renegade,hidden']),
  )
})
