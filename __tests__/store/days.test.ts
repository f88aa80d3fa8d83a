import { at } from '@/core/list'
import { dealOfDay } from '@/games/day'
import { daysKind } from '@/persistence/days'
import { memoryStorage } from '@/persistence/storage'
import { dayDealt } from '@/store/days/play'
import { selectDay, selectDayOfMatch, selectDayStage } from '@/store/days/selectors'
import { deleteHistory } from '@/store/history/actions'
import { exportHistory, importHistory } from '@/store/history/transfer'
import { finishedMatch } from '@/store/match/history-listener'
import { legalAt, selectMatchId, selectSecretMatch } from '@/store/match/selectors'
import { actionTaken, matchAbandoned, suspicionMarked } from '@/store/match/slice'
import { selectReadable } from '@/store/reading/selectors'
import { createStore, type AppStore } from '@/store/store'
import '../support/games-loaded'

const TODAY = '2026-11-17'
const NOON = Date.parse(`${TODAY}T12:00:00Z`)
const DAY = 24 * 60 * 60 * 1000

const stage = (store: AppStore, day = TODAY) => selectDayStage(store.getState(), 'dice', day)

/** Plays what lies on the table to its end, with the first thing that may be done. */
function playOn(store: AppStore): void {
  for (let i = 0; i < 5000; i++) {
    const table = selectSecretMatch(store.getState())
    const action = table && legalAt(table)[0]
    if (!table || !action) return
    const at = table.match.record.actions.length
    store.dispatch(actionTaken({ game: table.game, id: table.id, at, action }))
  }
  throw new Error('it never ends')
}

it('the first deal of a day is for the record, and everybody has the same one', () => {
  const store = createStore(memoryStorage())
  expect(stage(store)).toBe('open')
  store.dispatch(dayDealt('dice', TODAY, NOON))
  const table = selectSecretMatch(store.getState())
  expect(table?.match.record.seed).toBe(dealOfDay('dice', TODAY).seed)
  expect(table?.players.slice(1)).toEqual(
    dealOfDay('dice', TODAY).bots.map((bot) => ({ kind: 'bot', ...bot })),
  )
  expect(stage(store)).toBe('under-way')
  playOn(store)
  expect(stage(store)).toBe('finished')
  const result = selectDay(store.getState(), 'dice', TODAY)?.result
  expect(result?.turns).toBeGreaterThan(0)
})

it('again is for fun: the result that counts stays', () => {
  const store = createStore(memoryStorage())
  store.dispatch(dayDealt('dice', TODAY, NOON))
  playOn(store)
  const first = selectDay(store.getState(), 'dice', TODAY)
  store.dispatch(dayDealt('dice', TODAY, NOON + 1000))
  expect(selectMatchId(store.getState())).not.toBe(first?.match)
  expect(selectDayOfMatch(store.getState(), selectMatchId(store.getState()) ?? '')).toBeNull()
  playOn(store)
  expect(selectDay(store.getState(), 'dice', TODAY)).toEqual(first)
})

it('whoever leaves a day’s table has had their try', () => {
  const store = createStore(memoryStorage())
  store.dispatch(dayDealt('dice', TODAY, NOON))
  store.dispatch(matchAbandoned())
  expect(stage(store)).toBe('left')
  store.dispatch(dayDealt('dice', TODAY, NOON))
  playOn(store)
  expect(stage(store)).toBe('left')
})

it('a clock that was moved gives no second try, and fills no gap', () => {
  const store = createStore(memoryStorage())
  store.dispatch(dayDealt('dice', TODAY, NOON))
  playOn(store)
  store.dispatch(dayDealt('dice', '2026-11-18', NOON + DAY))
  store.dispatch(dayDealt('dice', TODAY, NOON))
  expect(store.getState().days.map(({ day }) => day)).toEqual([TODAY, '2026-11-18'])
  expect(stage(store, '2026-11-16')).toBe('late')
  store.dispatch(dayDealt('dice', '2026-11-16', NOON - DAY))
  expect(store.getState().days).toHaveLength(2)
})

it('yesterday’s is for fun, and no other day is dealt', () => {
  const store = createStore(memoryStorage())
  store.dispatch(dayDealt('dice', '2026-11-15', NOON))
  store.dispatch(dayDealt('dice', '2026-11-18', NOON))
  expect(selectMatchId(store.getState())).toBeNull()
  store.dispatch(dayDealt('dice', '2026-11-16', NOON))
  expect(selectSecretMatch(store.getState())?.match.record.seed).toBe(
    dealOfDay('dice', '2026-11-16').seed,
  )
  expect(store.getState().days).toEqual([])
})

it('each game has a day of its own', () => {
  const store = createStore(memoryStorage())
  store.dispatch(dayDealt('cards', TODAY, NOON))
  expect(stage(store)).toBe('open')
  expect(selectDayStage(store.getState(), 'cards', TODAY)).toBe('under-way')
})

it('a restarted app knows what was begun and what came of it', () => {
  const storage = memoryStorage()
  createStore(storage).dispatch(dayDealt('dice', TODAY, NOON))
  const restarted = createStore(storage)
  expect(stage(restarted)).toBe('under-way')
  playOn(restarted)
  expect(stage(createStore(storage))).toBe('finished')
})

it('what cannot be read is set aside and costs nothing else', () => {
  const storage = memoryStorage()
  storage.setItem(daysKind.key, '{"version":1,"data":[{"day":"2026-02-30"}]}')
  const store = createStore(storage)
  expect(store.getState().days).toEqual([])
  expect(store.getState().notices.waiting[0]).toMatchObject({ what: 'days' })
})

it('the card has how well one read people, and says where one placed no chips', () => {
  const store = createStore(memoryStorage())
  store.dispatch(dayDealt('dice', TODAY, NOON))
  const about = at(selectReadable(store.getState()), 0)
  const says = { role: 'outlaw', sureness: 'certain' } as const
  store.dispatch(suspicionMarked({ by: 0, about, says }))
  playOn(store)
  const result = selectDay(store.getState(), 'dice', TODAY)?.result
  const table = selectSecretMatch(store.getState())
  const kept =
    table &&
    finishedMatch(table, { roster: store.getState().roster, finishedAt: NOON, seconds: null })
  expect(result?.reading).toBe(kept?.seats[0]?.reading?.points)
  expect(result?.reading).toEqual(expect.any(Number))
})

it('forgetting everything leaves no result, and gives no second try', async () => {
  const storage = memoryStorage()
  const store = createStore(storage)
  store.dispatch(dayDealt('dice', '2026-11-16', NOON - DAY))
  playOn(store)
  store.dispatch(dayDealt('dice', TODAY, NOON))
  playOn(store)
  await store.dispatch(deleteHistory())
  for (const one of [store, createStore(storage)]) {
    expect(one.getState().days.map(({ day, result }) => ({ day, result }))).toEqual([
      { day: TODAY, result: null },
    ])
    expect(stage(one)).not.toBe('open')
  }
})

it('days travel with the file of the history', async () => {
  const store = createStore(memoryStorage())
  store.dispatch(dayDealt('dice', TODAY, NOON))
  playOn(store)
  const file = (await store.dispatch(exportHistory(new Date(NOON)))).join('')
  const fresh = createStore(memoryStorage())
  await fresh.dispatch(importHistory(file))
  expect(fresh.getState().days).toEqual(store.getState().days)
  expect(stage(fresh)).toBe('finished')
})
