import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { cards } from '@/games/cards'
import { tracker, type TrackerAction } from '@/games/cards/tracker'
import { companionKind } from '@/persistence/companion'
import { memoryStorage } from '@/persistence/storage'
import { cardsCompanion } from '@/store/games/cards-rules'
import { keptOpened } from '@/store/games/entering'
import { createStore } from '@/store/store'
import { selectSeries, standingOf, worthSet } from '@/store/pass/series'
import {
  asideOf,
  selectCompanionRecap,
  selectWatchableTable,
  viewOf,
} from '@/store/tracker/selectors'
import { entered, entryEdited, entryRedone, entryUndone, tableOpened } from '@/store/tracker/slice'
import type { Timeline } from '@/store/tracker/timeline'
import { anyDeal, seeds } from '../support/cards-games'
import '../support/games-loaded'
import { sealedDeal } from '../tracker/cards/table-talk'

const selectView = viewOf('cards')
const selectAside = asideOf('cards')

function opened(storage = memoryStorage()) {
  const store = createStore(storage)
  const seats = 5
  store.dispatch(
    tableOpened({
      game: 'cards',
      players: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, person: null })),
      config: {
        kind: 'deal',
        seats,
        roles: ['sheriff', 'hidden', 'hidden', 'hidden', 'hidden'],
        characters: [null, null, null, null, null],
      },
      deals: false,
    }),
  )
  return { store, storage, view: () => selectView(store.getState()) }
}

const hit = (...points: number[]): TrackerAction => ({ type: 'hit', points })

test('a table is resumed after a kill, with its gear, its question and the way back', () => {
  const { store, storage, view } = opened()
  store.dispatch(entered({ type: 'equip', seat: 1, kind: 'dynamite' }))
  store.dispatch(entered(hit(0, 1, 0, 0, 0), { type: 'next' }))
  const again = createStore(storage)
  again.dispatch(keptOpened('cards'))
  expect(selectView(again.getState())).toEqual(view())
  expect(selectView(again.getState())?.decision).toMatchObject({ kind: 'draw', for: 'dynamite' })
  again.dispatch(entryUndone())
  expect(selectView(again.getState())).toMatchObject({ turn: 0, life: [5, 4, 4, 4, 4] })
  again.dispatch(entryRedone())
  expect(selectView(again.getState())).toEqual(view())
})

test('a save that is none is set aside', () => {
  const { store, storage } = opened()
  store.dispatch(entered({ type: 'next' }))
  const text = storage.getItem(companionKind.key) ?? ''
  storage.setItem(companionKind.key, text.replace('"next"', '"nonsense"'))
  const again = createStore(storage)
  again.dispatch(keptOpened('cards'))
  expect(selectView(again.getState())).toBeNull()
})

test('entries stay with their seats when history before them changes', () => {
  const { store, view } = opened()
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(hit(0, 0, 1, 0, 0)))
  store.dispatch(entryEdited({ index: 0, action: hit(0, 0, 0, 1, 0) }))
  expect(view()).toMatchObject({ turn: 1, life: [5, 4, 3, 3, 4] })
  expect(selectAside(store.getState())).toEqual([])
})

test('a hit of somebody who has fallen by an edit is set aside and named', () => {
  const { store, view } = opened()
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(hit(0, 0, 1, 0, 0)))
  store.dispatch(entryEdited({ index: 0, action: { type: 'leave', seat: 1 } }))
  expect(view()?.decision).toMatchObject({ kind: 'fall', seat: 1 })
  store.dispatch(entered({ type: 'fall', role: 'outlaw' }))
  expect(selectAside(store.getState()).map(({ entry }) => entry.action)).toEqual([
    hit(0, 0, 1, 0, 0),
  ])
})

test('a finished table is looked back on: falls, kills, life by turns', () => {
  const { store } = opened()
  store.dispatch(entered(hit(0, 4, 0, 0, 0)))
  store.dispatch(entered({ type: 'fall', role: 'outlaw' }))
  store.dispatch(entered({ type: 'next' }))
  store.dispatch(entered(hit(5, 0, 0, 0, 0)))
  store.dispatch(entered({ type: 'fall' }))
  const recap = selectCompanionRecap(store.getState())
  expect(recap).toMatchObject({
    turns: 2,
    winner: { side: 'outlaws' },
    falls: [
      { seat: 1, by: 0, turn: 1 },
      { seat: 0, by: 2, turn: 2 },
    ],
    life: [
      [5, 5, 0],
      [4, 0, 0],
      [4, 4, 4],
      [4, 4, 4],
      [4, 4, 4],
    ],
  })
})

test('a series gives one point to each member of the winning side, until the table sets its own', () => {
  const { store, storage } = opened()
  const points = (from = store) => standingOf(selectSeries(from.getState())).slice(0, 2)
  store.dispatch(entered({ type: 'declare', winner: { side: 'renegade', seats: [3] } }))
  expect(points()).toEqual([
    { name: 'P3', points: 1 },
    { name: 'P0', points: 0 },
  ])
  store.dispatch(worthSet({ law: 1, outlaws: 2, alone: 4 }))
  expect(points()[0]).toEqual({ name: 'P3', points: 4 })
  expect(points(createStore(storage))[0]).toEqual({ name: 'P3', points: 4 })
})

test('a finished table can be watched again, from the table and from history', () => {
  const { store } = opened()
  expect(selectWatchableTable(store.getState())).toBeNull()
  store.dispatch(entered({ type: 'declare', winner: { side: 'law', seats: [0] } }))
  expect(selectWatchableTable(store.getState())).toMatchObject({
    game: 'cards',
    own: null,
    record: { game: 'cards-tracker' },
  })
})

/** Random entries, edits and steps back and forth; whatever was undone must come back exactly. */
function wander(timeline: Timeline<'cards'>, steps: number, seed: number): void {
  const { enter, edit, undo, redo } = cardsCompanion
  const rng = rngFromSeed(seed)
  let now = timeline
  const past: Timeline<'cards'>[] = []
  for (let i = 0; i < steps; i++) {
    const legal = tracker.legal(now.match.state)
    const entries = now.match.record.actions.length
    const does = rng.below(10)
    if (does < 6 && legal.length > 0) {
      const done = enter(now, [at(legal, rng.below(legal.length))], i)
      if (!done.ok) continue
      if (done.timeline.done.length > now.done.length) past.push(now)
      now = done.timeline
    } else if (does === 6 && entries > 0) {
      const done = edit(now, rng.below(entries), null)
      if (!done.ok) continue
      past.push(now)
      now = done.timeline
    } else {
      const before = past[past.length - 1]
      if (!before) continue
      const back = undo(now)
      expect({ m: back.match, t: back.times }).toEqual({ m: before.match, t: before.times })
      expect(redo(back)).toEqual({ ...now, undone: back.undone.slice(0, -1) })
      if (does > 8) {
        past.pop()
        now = back
      }
    }
  }
}

test('undo and redo of random sequences return to identical states', () => {
  for (const seed of seeds(40)) {
    const deal = anyDeal(seed)
    const start = cards.setup(deal, rngFromSeed(seed))
    wander(cardsCompanion.begin(sealedDeal(deal, start), 1), 60, seed)
  }
})
