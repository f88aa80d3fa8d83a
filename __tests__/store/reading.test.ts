import { at } from '@/core/list'
import { rngFromSeed } from '@/core/rng'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import { readInbox, readInboxIds } from '@/persistence/history/inbox'
import { playsOf, readPlays, writePlay } from '@/persistence/history/play'
import { matchReading } from '@/persistence/history/reading'
import { recordsOf } from '@/store/games'
import { finishedMatch } from '@/store/match/history-listener'
import { legalAt, selectSecretMatch } from '@/store/match/selectors'
import {
  actionTaken,
  actionUndone,
  eventsShown,
  matchStarted,
  suspicionMarked,
} from '@/store/match/slice'
import type { Player } from '@/store/setup/slice'
import { phoneTaken } from '@/store/pass/slice'
import { selectChips, selectHoldersReading, selectReadable } from '@/store/reading/selectors'
import { createStore, type AppStore } from '@/store/store'
import '../support/games-loaded'

const ROLES = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'] as const
const [ME, ROSA, HANK] = [0, 1, 2]

const person = (name: string): Player => ({ kind: 'human', name })
const bot = (name: string): Player => ({ kind: 'bot', name, level: 'easy' })

interface Begun {
  readonly game?: 'dice' | 'cards'
  readonly mode?: 'solo' | 'pass'
  readonly storage?: TextStorage
}

function begun({ game = 'dice', mode = 'solo', storage = memoryStorage() }: Begun = {}): AppStore {
  const store = createStore(storage)
  const names = ['Ada', 'Rosa', 'Hank', 'Mei', 'Bo']
  store.dispatch(
    matchStarted({
      game,
      mode,
      players: names.map((name, i) => (i === ME || mode === 'pass' ? person(name) : bot(name))),
      config: { kind: 'deal', seats: 5, roles: ROLES },
      seed: 3,
    }),
  )
  return store
}

const suspect = (about: number, by = ME) =>
  suspicionMarked({ by, about, says: { role: 'outlaw', sureness: 'likely' } })

/** Plays on with random choices until the match is over, or so many have been made. */
function playOn(store: AppStore, most = Infinity): void {
  const rng = rngFromSeed(5)
  for (let i = 0; i < most; i++) {
    const table = selectSecretMatch(store.getState())
    if (!table) return
    const legal = legalAt(table)
    if (legal.length === 0) return
    const { game, id, match } = table
    const action = at(legal, rng.below(legal.length))
    store.dispatch(actionTaken({ game, id, at: match.record.actions.length, action }))
    const { log } = selectSecretMatch(store.getState()) ?? { log: [] }
    store.dispatch(eventsShown(log.length))
  }
}

describe.each(['dice', 'cards'] as const)('chips at a table of %s', (game) => {
  it('lie where they were put, and move with one’s mind', () => {
    const store = begun({ game })
    store.dispatch(suspect(HANK))
    store.dispatch(suspect(ROSA))
    const changed = { role: 'deputy', sureness: 'certain' } as const
    store.dispatch(suspicionMarked({ by: ME, about: HANK, says: changed }))
    store.dispatch(suspicionMarked({ by: ME, about: ROSA, says: null }))
    expect([...selectChips(store.getState())]).toEqual([[HANK, changed]])
  })

  it('go onto sealed cards of others only, and only for people', () => {
    const store = begun({ game })
    expect(selectReadable(store.getState())).toEqual([1, 2, 3, 4])
    store.dispatch(suspect(ME))
    store.dispatch(suspect(ME, HANK))
    store.dispatch(suspect(ROSA, HANK))
    expect(selectSecretMatch(store.getState())?.marks ?? []).toEqual([])
  })

  it('are still there after the app was killed, and when something is taken back', () => {
    const storage = memoryStorage()
    const store = begun({ game, storage })
    store.dispatch(suspect(HANK))
    playOn(store, 1)
    store.dispatch(actionUndone())
    store.dispatch(suspect(ROSA))
    const again = createStore(storage)
    expect([...selectChips(again.getState()).keys()]).toEqual([HANK, ROSA])
    expect(selectSecretMatch(again.getState())?.marks).toEqual(
      selectSecretMatch(store.getState())?.marks,
    )
  })

  it('remember the turn that the screen had come to', () => {
    const store = begun({ game })
    playOn(store, 60)
    const table = selectSecretMatch(store.getState())
    const turns = table?.log.filter(({ type }) => type === 'turnStarted').length ?? 0
    const about = at(selectReadable(store.getState()), 0)
    store.dispatch(suspect(about))
    expect(selectSecretMatch(store.getState())?.marks).toMatchObject([
      { about, turn: turns + 1, at: table?.match.record.actions.length },
    ])
    expect(turns).toBeGreaterThan(1)
  })
})

describe('a phone that is passed around', () => {
  it('shows nobody’s chips on the table, and behind the curtain those of its holder alone', () => {
    const store = begun({ mode: 'pass' })
    store.dispatch(suspect(HANK, ME))
    store.dispatch(suspect(ROSA, HANK))
    expect(selectChips(store.getState()).size).toBe(0)
    expect(selectReadable(store.getState())).toEqual([])
    expect(selectHoldersReading(store.getState())).toBeNull()
    store.dispatch(phoneTaken(HANK))
    const reading = selectHoldersReading(store.getState())
    expect(reading?.by).toBe(HANK)
    expect([...(reading?.chips.keys() ?? [])]).toEqual([ROSA])
    store.dispatch(phoneTaken(ROSA))
    expect(selectHoldersReading(store.getState())?.chips.size).toBe(0)
  })
})

describe('once a match is over', () => {
  it.each(['dice', 'cards'] as const)('the history keeps chips and score: %s', async (game) => {
    const how = await matchReading(game, recordsOf)
    const storage = memoryStorage()
    const store = begun({ game, storage })
    const truth = ['deputy', 'outlaw', 'outlaw', 'renegade'] as const
    truth.forEach((role, i) =>
      store.dispatch(
        suspicionMarked({ by: ME, about: i + 1, says: { role, sureness: 'certain' } }),
      ),
    )
    playOn(store)
    const table = selectSecretMatch(store.getState())
    if (!table) throw new Error('a match is on')
    const kept = finishedMatch(table, {
      roster: store.getState().roster,
      finishedAt: 1,
      seconds: null,
    })
    expect(kept?.marks).toHaveLength(4)
    const reading = kept?.seats[ME]?.reading
    expect(reading?.points).toBeGreaterThan(reading?.counting ?? 100)
    expect(kept?.seats[ROSA]?.reading).toBeUndefined()
    expect(kept?.seats[ROSA]?.temper).toBeDefined()
    const [play] = kept ? playsOf(kept) : []
    expect(play?.reading).toEqual(reading)
    expect(play && readPlays([writePlay(play)])).toEqual([play])
    for (const id of readInboxIds(storage)) {
      const found = readInbox(storage, id, how)
      expect(found.kind === 'found' && found.value.marks).toEqual(kept?.marks)
    }
    // Whoever is through with a match cannot be wiser after the event.
    store.dispatch(suspect(HANK))
    expect(selectSecretMatch(store.getState())?.marks).toHaveLength(4)
  })

  it('nothing is kept of a reading where no chip was placed', () => {
    const store = begun()
    playOn(store)
    const table = selectSecretMatch(store.getState())
    const around = { roster: store.getState().roster, finishedAt: 1, seconds: null }
    const kept = table && finishedMatch(table, around)
    expect(kept && 'marks' in kept).toBe(false)
    expect(kept && playsOf(kept).map(({ reading }) => reading)).toEqual([undefined])
  })
})

describe.each(['dice', 'cards'] as const)('a phone that is passed around, at %s', (game) => {
  it('tells only its holder, behind the curtain, how early they knew', () => {
    const store = begun({ game, mode: 'pass' })
    for (const about of [1, 2, 3, 4]) store.dispatch(suspect(about))
    store.dispatch(suspect(2, 1))
    const fallen = (): number[] => {
      const table = selectSecretMatch(store.getState())
      const alive = table?.match.state.alive ?? []
      return alive.flatMap((is, seat) => (is || seat === ME ? [] : [seat]))
    }
    for (let i = 0; i < 4000 && fallen().length === 0; i++) playOn(store, 1)
    store.dispatch(phoneTaken(ME))
    const known = selectHoldersReading(store.getState())?.known ?? []
    expect(known.map(({ seat }) => seat)).toEqual(fallen())
    const roles = selectSecretMatch(store.getState())?.match.state.roles ?? []
    for (const { seat, role, turn, known: how } of known) {
      expect(role).toBe(roles[seat])
      expect(how).toEqual(
        role === 'outlaw'
          ? { kind: 'knew', since: 1, turns: turn - 1, sureness: 'likely' }
          : { kind: 'wrong', said: 'outlaw', hadIt: false },
      )
    }
  })
})
