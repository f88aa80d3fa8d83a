import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { streakOf } from '@/family/played-days'
import { memoryStorage } from '@/persistence/storage'
import { deleteHistory } from '@/store/history/actions'
import { exportHistory, importHistory } from '@/store/history/transfer'
import { createStore } from '@/store/store'
import { selectSuspicions } from '@/store/tracker/selectors'
import { suspicionsAskedFor } from '@/store/tracker/slice'
import { opened } from './open'

// Days and trail as they were first written, and what they held then. The file never changes: whatever becomes of the app, it
// opens.

const golden = JSON.parse(
  readFileSync(join(__dirname, 'coming-back', 'days-and-trail.json'), 'utf8'),
)

const quietly = () => {
  const store = opened(golden.kept)
  expect(store.getState().notices.waiting).toEqual([])
  return store
}

test('days and trail open, with a table that the trail does not have any more', () => {
  const { days, trail } = quietly().getState()
  expect({ days, trail, streak: streakOf(days, 'dice', '2026-11-17') }).toEqual(golden.holds)
})

test('they travel in the file of the history, and come back once they were forgotten', async () => {
  const store = quietly()
  const file = (await store.dispatch(exportHistory(new Date('2026-11-17T12:00:00Z')))).join('')
  await store.dispatch(deleteHistory())
  expect(store.getState().trail).toEqual({ stars: {}, riding: {} })
  expect(store.getState().days.every(({ result }) => result === null)).toBe(true)
  for (const one of [store, createStore(memoryStorage())]) {
    await one.dispatch(importHistory(file))
    expect(one.getState().trail.stars).toEqual(golden.holds.trail.stars)
    expect(new Set(one.getState().days)).toEqual(new Set(golden.holds.days))
  }
})

// A real table of cards with suspicions, as it was first written.
const table = JSON.parse(
  readFileSync(join(__dirname, 'coming-back', 'table-suspicions.json'), 'utf8'),
)

test('suspicions at a real table lie where they lay, and tell what they told', () => {
  const store = opened(table.kept)
  expect(store.getState().notices.waiting).toEqual([])
  const held = (by: number) => {
    store.dispatch(suspicionsAskedFor(by))
    const reading = selectSuspicions(store.getState())
    return reading && { seats: reading.seats, chips: [...reading.chips], known: reading.known }
  }
  const { suspects } = store.getState().tracker.prefs
  expect({ suspects, tom: held(1), mia: held(0) }).toEqual(table.holds)
})
