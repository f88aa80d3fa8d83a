import { startMatch, takeAction } from '@/core/match'
import { tracker, type TrackerAction, type TrackerRecord } from '@/games/cards/tracker'
import { trackedMomentsOf } from '@/games/cards/tracker/moments'

/** Four at a printed table: the Sheriff in seat 0, nobody else's card seen. */
function played(...actions: readonly TrackerAction[]): TrackerRecord {
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
  }, start).record
}

const whole = played(
  { type: 'equip', seat: 1, kind: 'dynamite' },
  { type: 'equip', seat: 2, kind: 'jail' },
  { type: 'hit', points: [0, 1, 0, 0] },
  { type: 'next' },
  { type: 'draw', isMet: false },
  { type: 'heal', points: [0, 1, 0, 0] },
  { type: 'next' },
  { type: 'draw', isMet: false },
  { type: 'draw', isMet: false },
  { type: 'hit', points: [5, 0, 0, 0] },
  { type: 'fall' },
)

test('it begins with the deal, tells what people saw, and ends as the table was left', () => {
  const moments = trackedMomentsOf(whole)
  expect(moments[0]).toMatchObject({ turn: 1, event: null, told: null })
  expect(moments[0]?.state.life).toEqual([5, 4, 4, 4])
  expect(moments.map(({ told }) => told?.type)).toEqual([
    undefined,
    'gearLaid',
    'gearLaid',
    'lifeLost',
    'turnStarted',
    'gearPassedOn',
    'lifeGained',
    'turnStarted',
    'gearPassedOn',
    'turnSkipped',
    'turnStarted',
    'lifeLost',
    'eliminated',
    'gameEnded',
  ])
  const last = moments.at(-1)
  expect(last).toMatchObject({
    turn: 4,
    state: { life: [0, 4, 4, 4], winner: { side: 'outlaws' } },
  })
})

test('life, falls and the end are events of the game: the table shows them, and the scale marks them', () => {
  const shown = trackedMomentsOf(whole).flatMap(({ event }) => event?.type ?? [])
  expect(shown).toEqual([
    'lifeLost',
    'turnStarted',
    'lifeGained',
    'turnStarted',
    'turnStarted',
    'lifeLost',
    'eliminated',
    'gameEnded',
  ])
})

test('no hands, no piles: the phone has seen none', () => {
  for (const { state } of trackedMomentsOf(whole)) {
    expect(state).toMatchObject({ pack: [], pile: [], discards: [] })
    expect(state.hands.flat()).toEqual([])
  }
})

test('cards that were turned up lie open from the start', () => {
  const record = played({ type: 'leave', seat: 2 }, { type: 'fall', role: 'renegade' })
  const roles = trackedMomentsOf(record).map(({ state }) => state.roles.join())
  expect(new Set(roles)).toEqual(new Set(['sheriff,hidden,renegade,hidden']))
})
