import { asideKey } from '@/persistence/documents'
import { matchKind, settingsKind } from '@/persistence/kinds'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import {
  selectActionCount,
  selectCanUndo,
  selectFinishedMatch,
  selectIsThinking,
  selectLog,
  selectMatchId,
  selectRejection,
  selectSecretMatch,
  selectView,
} from '@/store/match/selectors'
import {
  actionTaken,
  actionUndone,
  eventsShown,
  matchAbandoned,
  matchStarted,
  tableEntered,
  tableLeft,
} from '@/store/match/slice'
import { selectNotice } from '@/store/notices/selectors'
import { noticeDismissed } from '@/store/notices/slice'
import { settingsChanged } from '@/store/settings/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import type { DiceAction } from '@/games/dice'
import type { BotLevel } from '@/family/levels'
import '../support/games-loaded'
import { aMinuteLater, withOwnClock } from '../support/own-clock'

withOwnClock()

const ROLES = ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy'] as const

function soloMatch(store: AppStore, seed = 5, level: BotLevel = 'easy'): void {
  const players = defaultPlayers(5, 'Ada').map((player) =>
    player.kind === 'bot' ? { ...player, level } : player,
  )
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'solo',
      players,
      config: { kind: 'deal', seats: 5, roles: ROLES, characters: [null, null, null, null, null] },
      seed,
    }),
  )
}

function act(store: AppStore, action: DiceAction): void {
  const state = store.getState()
  store.dispatch(
    actionTaken({
      game: 'dice',
      id: selectMatchId(state) ?? '',
      at: selectActionCount(state),
      action,
    }),
  )
}

const ALL = [0, 1, 2, 3, 4] as const

/** Plays bots until the person is asked or the match is over, as a screen that shows everything at once would. */
async function letBotsPlay(store: AppStore): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    const decision = selectSecretMatch(store.getState())?.match.state.decision
    if (!decision || decision.seat === 0) return
    store.dispatch(eventsShown(selectLog(store.getState()).length))
    await jest.advanceTimersByTimeAsync(0)
  }
}

describe('the match slice', () => {
  it('an action for another game than the one on the table is stale', () => {
    const store = createStore(memoryStorage())
    soloMatch(store)
    const before = selectSecretMatch(store.getState())
    const id = selectMatchId(store.getState())
    // As a screen of another game would send it that is left too late.
    const foreign = JSON.parse(
      JSON.stringify({ game: 'chess', id, at: 0, action: { type: 'stop' } }),
    )
    store.dispatch(actionTaken(foreign))
    expect(selectRejection(store.getState())?.refusal.code).toBe('stale')
    expect(selectSecretMatch(store.getState())).toBe(before)
  })

  it('hands an action to the rules and keeps what happened', () => {
    const store = createStore(memoryStorage())
    soloMatch(store)
    act(store, { type: 'roll', dice: ALL, faces: ['arrow', 'one', 'two', 'beer', 'gatling'] })
    expect(selectView(store.getState())).toMatchObject({ pile: 8, rolls: 1, turn: 0 })
    expect(selectLog(store.getState()).map(({ type }) => type)).toEqual([
      'rolled',
      'arrowTaken',
      'decisionOpened',
    ])
  })

  it('records an illegal action as a rejection and changes nothing', () => {
    const store = createStore(memoryStorage())
    soloMatch(store)
    const before = selectSecretMatch(store.getState())
    act(store, { type: 'stop' })
    expect(selectSecretMatch(store.getState())).toBe(before)
    expect(selectRejection(store.getState())).toMatchObject({
      action: { type: 'stop' },
      refusal: { code: 'illegal-action' },
    })
  })

  it('records an answer to a decision that has passed as stale', () => {
    const store = createStore(memoryStorage())
    soloMatch(store)
    const id = selectMatchId(store.getState()) ?? ''
    const action = { type: 'roll', dice: ALL } as const
    store.dispatch(actionTaken({ game: 'dice', id, at: 0, action }))
    const before = selectSecretMatch(store.getState())
    store.dispatch(actionTaken({ game: 'dice', id, at: 0, action }))
    expect(selectSecretMatch(store.getState())).toBe(before)
    expect(selectRejection(store.getState())?.refusal.code).toBe('stale')
  })

  it('takes back a choice, but never a roll', () => {
    const store = createStore(memoryStorage())
    soloMatch(store)
    act(store, { type: 'roll', dice: ALL, faces: ['one', 'one', 'beer', 'gatling', 'gatling'] })
    expect(selectCanUndo(store.getState())).toBe(false)
    const rolled = selectSecretMatch(store.getState())?.match.state
    act(store, { type: 'stop' })
    act(store, { type: 'aim', die: 0, target: 1 })
    expect(selectCanUndo(store.getState())).toBe(true)
    store.dispatch(actionUndone())
    store.dispatch(actionUndone())
    expect(selectSecretMatch(store.getState())?.match.state).toEqual(rolled)
    store.dispatch(actionUndone())
    expect(selectActionCount(store.getState())).toBe(1)
  })

  it('shows the phone its own role and no other', () => {
    const store = createStore(memoryStorage())
    store.dispatch(
      matchStarted({
        game: 'dice',
        mode: 'solo',
        players: defaultPlayers(5, 'Ada'),
        config: {
          kind: 'deal',
          seats: 5,
          roles: ['outlaw', 'sheriff', 'renegade', 'outlaw', 'deputy'],
        },
      }),
    )
    expect(selectView(store.getState())?.roles).toEqual([
      'outlaw',
      'sheriff',
      'hidden',
      'hidden',
      'hidden',
    ])
    expect(selectFinishedMatch(store.getState())).toBeNull()
  })
})

describe('the bots', () => {
  // They are loaded when the first one is asked; here that shall take no time.
  beforeAll(() => import('@/games/dice/bots'))

  it('play on while the table is watched, and stop when it is left', async () => {
    const store = createStore(memoryStorage())
    soloMatch(store)
    store.dispatch(tableEntered())
    act(store, {
      type: 'roll',
      dice: ALL,
      faces: ['gatling', 'gatling', 'beer', 'beer', 'dynamite'],
    })
    act(store, { type: 'stop' })
    act(store, { type: 'drink', die: 2, target: 0 })
    act(store, { type: 'drink', die: 3, target: 0 })
    const turned = selectActionCount(store.getState())
    await aMinuteLater()
    expect(selectActionCount(store.getState())).toBe(turned)
    store.dispatch(eventsShown(selectLog(store.getState()).length))
    await aMinuteLater()
    expect(selectActionCount(store.getState())).toBe(turned + 1)
    store.dispatch(tableLeft())
    await aMinuteLater()
    expect(selectActionCount(store.getState())).toBe(turned + 1)
  })

  it('show that they think when it takes longer than a moment, and stop when the table is left', async () => {
    const store = createStore(memoryStorage())
    soloMatch(store, 5, 'hard')
    store.dispatch(tableEntered())
    act(store, {
      type: 'roll',
      dice: ALL,
      faces: ['one', 'gatling', 'gatling', 'arrow', 'dynamite'],
    })
    act(store, { type: 'stop' })
    act(store, { type: 'aim', die: 0, target: 1 })
    // A clock that leaps makes every moment too short.
    let now = 0
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 100))
    const pauses: boolean[] = []
    for (let i = 0; i < 400 && !pauses.includes(true); i++) {
      store.dispatch(eventsShown(selectLog(store.getState()).length))
      for (let wait = 0; wait < 3; wait++) {
        await jest.advanceTimersByTimeAsync(1)
        pauses.push(selectIsThinking(store.getState()))
      }
    }
    expect(pauses).toContain(true)
    const { length } = selectLog(store.getState())
    store.dispatch(tableLeft())
    expect(selectIsThinking(store.getState())).toBe(false)
    await aMinuteLater()
    expect(selectLog(store.getState())).toHaveLength(length)
    clock.mockRestore()
  })

  it('answer the same from the same record', async () => {
    const play = async () => {
      const store = createStore(memoryStorage())
      soloMatch(store, 11)
      store.dispatch(tableEntered())
      act(store, { type: 'roll', dice: ALL })
      act(store, { type: 'stop' })
      await letBotsPlay(store)
      return selectSecretMatch(store.getState())?.match.record.actions
    }
    expect(await play()).toEqual(await play())
  })
})

describe('what is kept', () => {
  it('resumes at the exact decision', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    soloMatch(store)
    act(store, { type: 'roll', dice: ALL })
    const before = selectSecretMatch(store.getState())
    const after = selectSecretMatch(createStore(storage).getState())
    expect(after?.match).toEqual(before?.match)
    expect(after?.log).toEqual(before?.log)
    expect(after?.id).toBe(before?.id)
  })

  it('is gone once a match was given up', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    soloMatch(store)
    store.dispatch(matchAbandoned())
    expect(storage.getItem(matchKind.key)).toBeNull()
  })

  it.each([
    ['broken text', '{"version":1,'],
    ['a foreign shape', '{"version":1,"data":{"hello":"world"}}'],
    ['a newer version', '{"version":99,"data":{}}'],
  ])('sets %s aside, says so, and starts', (_, text) => {
    const storage = memoryStorage()
    storage.setItem(matchKind.key, text)
    storage.setItem(settingsKind.key, JSON.stringify({ version: 1, data: { sound: 'loud' } }))
    const state = createStore(storage).getState()
    expect(selectSecretMatch(state)).toBeNull()
    expect(selectNotice(state)?.kind).toBe('save-set-aside')
    expect(storage.getItem(asideKey(matchKind.key))).toBe(text)
  })

  it('sets a record aside that does not follow the rules', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    soloMatch(store)
    act(store, { type: 'roll', dice: ALL })
    const text = storage.getItem(matchKind.key) ?? ''
    storage.setItem(
      matchKind.key,
      text.replace('"type":"roll"', '"type":"pass"').replace(/,"dice":\[[^\]]*\]/, ''),
    )
    const state = createStore(storage).getState()
    expect(selectSecretMatch(state)).toBeNull()
    expect(selectNotice(state)).toMatchObject({ kind: 'save-set-aside', what: 'match' })
  })

  it('is told once when the storage is full, and play goes on', () => {
    const full: TextStorage = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMExceptionLike('QuotaExceededError')
      },
    }
    const store = createStore(full)
    soloMatch(store)
    act(store, { type: 'roll', dice: ALL })
    expect(selectNotice(store.getState())).toEqual({ kind: 'storage-full' })
    store.dispatch(noticeDismissed())
    store.dispatch(settingsChanged({ sound: false }))
    expect(selectNotice(store.getState())).toBeNull()
    expect(selectActionCount(store.getState())).toBe(1)
  })
})

class DOMExceptionLike extends Error {
  constructor(name: string) {
    super(name)
    this.name = name
  }
}
