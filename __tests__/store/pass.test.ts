import { memoryStorage } from '@/persistence/storage'
import { matchStarted } from '@/store/match/slice'
import { selectIsBoardTurned, selectIsBreak, selectNearSeat } from '@/store/pass/selectors'
import { curtainDrawn, phoneTaken } from '@/store/pass/slice'
import { settingsChanged, type Settings } from '@/store/settings/slice'
import { createStore } from '@/store/store'

const ROLES = ['outlaw', 'deputy', 'renegade', 'outlaw', 'deputy', 'outlaw'] as const

/** Six people around a phone; the Sheriff, who begins, sits at some seat. */
function tableOf(sheriff: number, board: Settings['board']) {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ board }))
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'pass',
      players: ['Ada', 'Bo', 'Cy', 'Di', 'Eli', 'Flo'].map((name) => ({ kind: 'human', name })),
      config: {
        kind: 'deal',
        seats: 6,
        roles: ROLES.map((role, seat) => (seat === sheriff ? 'sheriff' : role)),
      },
      seed: 1,
    }),
  )
  store.dispatch(phoneTaken(sheriff))
  const state = store.getState()
  return { near: selectNearSeat(state), isTurned: selectIsBoardTurned(state) }
}

const everySeat = (board: Settings['board']) =>
  [0, 1, 2, 3, 4, 5].map((seat) => tableOf(seat, board))

test('the table brings whoever plays to the near edge', () => {
  expect(everySeat('near').map(({ near }) => near)).toEqual([0, 1, 2, 3, 4, 5])
  expect(everySeat('near').some(({ isTurned }) => isTurned)).toBe(false)
})

test('a phone that lies in the middle turns for the three across and leaves everybody in place', () => {
  expect(everySeat('half')).toEqual([
    { near: 0, isTurned: false },
    { near: 0, isTurned: false },
    { near: 3, isTurned: true },
    { near: 3, isTurned: true },
    { near: 3, isTurned: true },
    { near: 0, isTurned: false },
  ])
})

test('a table that stays keeps the first person near', () => {
  expect(everySeat('fixed')).toEqual(Array(6).fill({ near: 0, isTurned: false }))
})

test('a curtain that is drawn by hand is a break, until somebody takes the phone', () => {
  const store = createStore(memoryStorage())
  expect(selectIsBreak(store.getState())).toBe(false)
  store.dispatch(curtainDrawn())
  expect(selectIsBreak(store.getState())).toBe(true)
  store.dispatch(phoneTaken(2))
  expect(selectIsBreak(store.getState())).toBe(false)
})
