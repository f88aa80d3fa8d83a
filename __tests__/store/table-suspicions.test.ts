import { at } from '@/core/list'
import type { Mark } from '@/family/reading/marks'
import type { SealedRole } from '@/family/roles'
import type { GameId, Trackers } from '@/games'
import { companionKind } from '@/persistence/companion'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import { companionOf } from '@/store/games'
import { keptOpened } from '@/store/games/entering'
import { readHistory } from '@/store/history/keep'
import { personAdded } from '@/store/roster/slice'
import { createStore, type AppStore } from '@/store/store'
import {
  selectSecretTable,
  selectSuspecting,
  selectSuspicions,
  selectTableMarks,
} from '@/store/tracker/selectors'
import {
  entered,
  entryEdited,
  entryRedone,
  entryUndone,
  prefsChanged,
  suspicionNoted,
  suspicionsAskedFor,
  tableOpened,
} from '@/store/tracker/slice'
import { withOwnClock } from '../support/own-clock'
import '../support/games-loaded'

const SEALED = ['sheriff', 'hidden', 'hidden', 'hidden', 'hidden'] as const
const [MIA, TOM, LENE, OMAR, JONAS] = [0, 1, 2, 3, 4]

withOwnClock()

interface Begun {
  readonly game: GameId
  readonly seats?: number
  readonly deals?: boolean
  readonly storage?: TextStorage
}

function begun({ game, seats = 5, deals = false, storage = memoryStorage() }: Begun): AppStore {
  const store = createStore(storage)
  store.dispatch(prefsChanged({ suspects: true }))
  const players = ['Mia', 'Tom', 'Lene', 'Omar', 'Jonas'].slice(0, seats).map((name) => ({
    name,
    person: store.dispatch(personAdded(name)).payload.id,
  }))
  const config: Trackers[GameId]['Config'] = {
    kind: 'deal',
    seats,
    ...(deals ? {} : { roles: seats === 3 ? undefined : SEALED.slice(0, seats) }),
    characters: players.map(() => null),
  }
  store.dispatch(tableOpened({ game, players, config, deals }))
  return store
}

/** Somebody enters something, a second after the last. */
function enter(store: AppStore, ...actions: Trackers[GameId]['Action'][]): void {
  jest.advanceTimersByTime(1000)
  store.dispatch(entered(...actions))
}

function suspect(store: AppStore, by: number, about: number, role: SealedRole | null): void {
  jest.advanceTimersByTime(1000)
  store.dispatch(suspicionNoted({ by, about, says: role && { role, sureness: 'certain' } }))
}

/** What somebody reads behind the curtain. */
function readingOf(store: AppStore, by: number) {
  store.dispatch(suspicionsAskedFor(by))
  return selectSuspicions(store.getState())
}

const chipsOf = (store: AppStore, by: number) =>
  [...(readingOf(store, by)?.chips ?? [])].map(([seat, { role }]) => [seat, role])

const marksOf = (store: AppStore) => selectSecretTable(store.getState())?.marks
const idOf = (store: AppStore) => selectSecretTable(store.getState())?.id ?? ''

/** What was noted, by the turns that are entered now. */
function turned(store: AppStore): readonly Mark[] {
  const table = selectSecretTable(store.getState())
  return table ? companionOf(table.game).marksOf(table) : []
}

/** Somebody falls in whoever's turn it is, and this card turns up. */
function fall(store: AppStore, game: GameId, seat: number, role: SealedRole): void {
  const points = SEALED.map((_, i) => (i === seat ? 20 : 0))
  if (game === 'dice') {
    enter(store, { type: 'shoot', points })
    enter(store, { type: 'reveal', role })
  } else {
    enter(store, { type: 'set-life', seat, life: 1 })
    enter(store, { type: 'hit', points: points.map((hits) => Math.min(1, hits)) })
    enter(store, { type: 'fall', role })
  }
}

describe.each(['dice', 'cards'] as const)('suspicions at a real table of %s', (game) => {
  it('are noted only where somebody wants that', () => {
    const store = begun({ game })
    store.dispatch(prefsChanged({ suspects: false }))
    expect(selectSuspecting(store.getState())).toEqual([])
    store.dispatch(prefsChanged({ suspects: true }))
    expect(selectSuspecting(store.getState())).toEqual([MIA, TOM, LENE, OMAR, JONAS])
    expect(createStore(memoryStorage()).getState().tracker.prefs.suspects).toBeUndefined()
  })

  it('are their owner’s alone, and nobody’s until one has asked for them', () => {
    const store = begun({ game })
    suspect(store, TOM, LENE, 'outlaw')
    suspect(store, LENE, TOM, 'renegade')
    expect(selectSuspicions(store.getState())).toBeNull()
    expect(chipsOf(store, TOM)).toEqual([[LENE, 'outlaw']])
    expect(chipsOf(store, LENE)).toEqual([[TOM, 'renegade']])
    expect(chipsOf(store, MIA)).toEqual([])
    expect(selectTableMarks(store.getState())).toEqual([])
  })

  it('go onto sealed cards of others, by whoever still plays', () => {
    const store = begun({ game })
    fall(store, game, OMAR, 'outlaw')
    suspect(store, TOM, MIA, 'outlaw')
    suspect(store, TOM, TOM, 'outlaw')
    suspect(store, TOM, OMAR, 'outlaw')
    suspect(store, OMAR, TOM, 'outlaw')
    expect(marksOf(store) ?? []).toEqual([])
    expect(readingOf(store, TOM)?.seats).toEqual([LENE, JONAS])
    expect(readingOf(store, OMAR)).toBeNull()
    expect(selectSuspecting(store.getState())).toEqual([MIA, TOM, LENE, JONAS])
  })

  it('wait until all have seen the card that the phone dealt', () => {
    const store = begun({ game, deals: true })
    expect(selectSuspecting(store.getState())).toEqual([])
    suspect(store, TOM, LENE, 'outlaw')
    expect(marksOf(store) ?? []).toEqual([])
  })

  it('lie where they were put after the app was killed; who looked is forgotten', () => {
    const storage = memoryStorage()
    const store = begun({ game, storage })
    suspect(store, TOM, LENE, 'outlaw')
    enter(store, { type: 'next' })
    store.dispatch(suspicionsAskedFor(TOM))
    const again = createStore(storage)
    again.dispatch(keptOpened(game))
    expect(again.getState().notices.waiting).toEqual([])
    expect(selectSuspicions(again.getState())).toBeNull()
    expect(chipsOf(again, TOM)).toEqual([[LENE, 'outlaw']])
  })

  it('tell behind the curtain how early one knew a card that has turned up', () => {
    const store = begun({ game })
    suspect(store, TOM, OMAR, 'outlaw')
    suspect(store, LENE, OMAR, 'deputy')
    enter(store, { type: 'next' })
    suspect(store, MIA, OMAR, 'outlaw')
    enter(store, { type: 'next' })
    fall(store, game, OMAR, 'outlaw')
    const known = (by: number) => readingOf(store, by)?.known.map((card) => card.known)
    expect(known(TOM)).toMatchObject([{ kind: 'knew', turns: 2 }])
    expect(known(MIA)).toMatchObject([{ kind: 'knew', turns: 1 }])
    expect(known(LENE)).toMatchObject([{ kind: 'wrong', said: 'deputy' }])
    expect(known(JONAS)).toEqual([])
  })

  it('keep their time while entries are undone, redone and corrected', () => {
    const store = begun({ game })
    const turnOf = (by: number) => turned(store).find((mark) => mark.by === by)?.turn
    enter(store, { type: 'next' })
    suspect(store, TOM, LENE, 'outlaw')
    enter(store, { type: 'next' })
    suspect(store, MIA, LENE, 'outlaw')
    expect([turnOf(TOM), turnOf(MIA)]).toEqual([2, 3])
    store.dispatch(entryUndone())
    expect([turnOf(TOM), turnOf(MIA)]).toEqual([2, 2])
    // Thought of in the third turn: going back and forth makes nobody wiser.
    store.dispatch(entryRedone())
    expect([turnOf(TOM), turnOf(MIA)]).toEqual([2, 3])
    // Without the first "Next", the second is handed its owner's turn: Mia's thought is still of the third.
    store.dispatch(entryEdited({ index: 0, action: null }))
    expect([turnOf(TOM), turnOf(MIA)]).toEqual([1, 3])
    expect(chipsOf(store, TOM)).toEqual([[LENE, 'outlaw']])
  })

  it('are no earlier where the clock was set back', () => {
    const store = begun({ game })
    enter(store, { type: 'next' })
    jest.setSystemTime(0)
    store.dispatch(
      suspicionNoted({ by: TOM, about: LENE, says: { role: 'outlaw', sureness: 'hunch' } }),
    )
    expect(turned(store)).toMatchObject([{ by: TOM, turn: 2 }])
  })

  it('are in the history with their score, once every card is known, and go with a win that is undone', async () => {
    const storage = memoryStorage()
    const store = begun({ game, storage })
    suspect(store, TOM, LENE, 'deputy')
    suspect(store, TOM, OMAR, 'outlaw')
    suspect(store, MIA, LENE, 'outlaw')
    enter(store, { type: 'next' })
    fall(store, game, OMAR, 'outlaw')
    enter(store, { type: 'declare', winner: { side: 'law', seats: [] } })
    const kept = () => store.dispatch(readHistory((book) => book.match(idOf(store))))
    expect((await kept())?.marks).toHaveLength(3)
    expect((await kept())?.seats[TOM]?.reading).toBeUndefined()
    enter(store, { type: 'unseal', seat: LENE, role: 'deputy' })
    enter(store, { type: 'unseal', seat: TOM, role: 'outlaw' })
    enter(store, { type: 'unseal', seat: JONAS, role: 'renegade' })
    const match = await kept()
    const [mia, tom, lene] = (match?.seats ?? []).map(({ reading }) => reading)
    expect(tom?.points).toBeGreaterThan(tom?.counting ?? 100)
    expect(mia?.points).toBeLessThan(mia?.counting ?? 0)
    expect(lene).toBeUndefined()
    expect(selectTableMarks(store.getState())).toEqual(match?.marks)
    const person = at(match?.seats ?? [], TOM).person ?? ''
    const [play] = await store.dispatch(readHistory((book) => book.plays(person)))
    expect(play?.reading).toEqual(tom)
    // A chip that is put down when all is over says nothing.
    suspect(store, TOM, JONAS, 'renegade')
    expect(marksOf(store)).toHaveLength(3)
    for (let i = 0; i < 4; i++) store.dispatch(entryUndone())
    expect(await kept()).toBeNull()
    expect(chipsOf(store, MIA)).toEqual([[LENE, 'outlaw']])
  })
})

it('three hunters play with open cards: there is nothing to suspect', () => {
  const store = begun({ game: 'dice', seats: 3 })
  expect(selectSuspecting(store.getState())).toEqual([])
})

it('what cannot be a chip is set aside with its table, and named', () => {
  const storage = memoryStorage()
  const store = begun({ game: 'dice', storage })
  suspect(store, TOM, LENE, 'outlaw')
  const text = storage.getItem(companionKind.key) ?? ''
  storage.setItem(companionKind.key, text.replace('"certain"', '"dead sure"'))
  const again = createStore(storage)
  again.dispatch(keptOpened('dice'))
  expect(again.getState().notices.waiting).toMatchObject([{ what: 'companion' }])
})
