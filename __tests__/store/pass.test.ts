import { memoryStorage } from '@/persistence/storage'
import type { DiceAction } from '@/games/dice'
import { selectActionCount, selectCanUndo, selectMatchId } from '@/store/match/selectors'
import { actionTaken, actionUndone, matchStarted } from '@/store/match/slice'
import { selectIsBoardTurned, selectIsBreak, selectNearSeat } from '@/store/pass/selectors'
import { curtainDrawn, phoneTaken } from '@/store/pass/slice'
import { settingsChanged, type Settings } from '@/store/settings/slice'
import { createStore } from '@/store/store'
import '../support/games-loaded'

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

test('only one’s own move can be taken back, not that of whoever had the phone before', () => {
  const store = createStore(memoryStorage())
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'pass',
      players: ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ kind: 'human', name })),
      config: {
        kind: 'deal',
        seats: 4,
        roles: ['sheriff', 'outlaw', 'renegade', 'outlaw'],
        characters: [null, null, null, null],
      },
      seed: 1,
    }),
  )
  const take = (action: DiceAction) => {
    const id = selectMatchId(store.getState()) ?? ''
    const at = selectActionCount(store.getState())
    store.dispatch(actionTaken({ game: 'dice', id, at, action }))
  }
  const faces = ['one', 'one', 'gatling', 'gatling', 'dynamite'] as const
  take({ type: 'roll', dice: [0, 1, 2, 3, 4], faces })
  take({ type: 'stop' })
  take({ type: 'aim', die: 0, target: 1 })
  expect(selectCanUndo(store.getState())).toBe(true)
  store.dispatch(actionUndone())
  take({ type: 'aim', die: 0, target: 1 })
  take({ type: 'aim', die: 1, target: 3 })
  expect(selectActionCount(store.getState())).toBe(4)
  expect(selectCanUndo(store.getState())).toBe(false)
  store.dispatch(actionUndone())
  expect(selectActionCount(store.getState())).toBe(4)
})
