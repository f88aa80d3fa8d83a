import { cards } from '@/games/cards'
import { INTERJECTORS } from '@/games/cards/minds'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import { readHistory } from '@/store/history/keep'
import { recapOfKept, playedOf } from '@/store/history/kept'
import { gameChosen, gameEntered } from '@/store/games/entering'
import { choicesMade } from '@/store/match/choices'
import {
  selectActionCount,
  selectCanUndo,
  selectInterjections,
  selectLog,
  selectRejection,
  selectView,
} from '@/store/match/selectors'
import {
  actionTaken,
  actionUndone,
  eventsShown,
  matchStarted,
  tableEntered,
} from '@/store/match/slice'
import { tableAt } from '@/store/match/slots'
import type { Table } from '@/store/match/table'
import { setupDealt } from '@/store/setup/play'
import { linkOf, readLink } from '@/store/setup/shared-deal'
import { selectLastSetup } from '@/store/setup/selectors'
import { defaultPlayers, type Player, type Setup } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { aMinuteLater, until, withOwnClock } from '../support/own-clock'

withOwnClock()

const SETUP: Setup<'cards'> = {
  game: 'cards',
  mode: 'solo',
  players: defaultPlayers(4, 'Ada'),
  role: 'random',
  characters: 'random',
  chosen: [null, null, null, null],
  options: { deck: 'beginner' },
}

async function phone(storage: TextStorage = memoryStorage()): Promise<AppStore> {
  const store = createStore(storage)
  await store.dispatch(gameEntered('cards'))
  store.dispatch(gameChosen('cards'))
  return store
}

function tableOf(store: AppStore): Table<'cards'> {
  const table = tableAt(store.getState().match, 'cards', 'matches')
  if (!table) throw new Error('no cards lie on the table')
  return table
}

/** Whoever is asked does what comes first, until the match is over; the screen has shown it all by then. */
function playOut(store: AppStore): void {
  for (;;) {
    const { id, match, log } = tableOf(store)
    const [action] = cards.legal(match.state)
    if (!action) return
    store.dispatch(eventsShown(log.length))
    store.dispatch(actionTaken({ game: 'cards', id, at: match.record.actions.length, action }))
  }
}

test('a match of cards is dealt from a set-up, kept, and opened again at the same decision', async () => {
  const storage = memoryStorage()
  const store = await phone(storage)
  store.dispatch(setupDealt(SETUP, 11))
  const [action] = cards.legal(tableOf(store).match.state)
  if (!action) throw new Error('somebody is asked')
  store.dispatch(actionTaken({ game: 'cards', id: tableOf(store).id, at: 0, action }))
  const later = createStore(storage)
  expect(later.getState().match.place).toEqual({ game: 'cards', shelf: 'matches' })
  await later.dispatch(gameEntered('cards'))
  expect(tableOf(later).match).toEqual(tableOf(store).match)
  expect(selectLastSetup(later.getState(), 'cards', 'solo')).toEqual(SETUP)
  expect(selectLastSetup(later.getState(), 'dice', 'solo')).toBeNull()
})

test('an action for dice is stale where cards lie on the table', async () => {
  const store = await phone()
  store.dispatch(setupDealt(SETUP, 11))
  const { id } = tableOf(store)
  store.dispatch(actionTaken({ game: 'dice', id, at: 0, action: { type: 'stop' } }))
  expect(selectRejection(store.getState())?.refusal.code).toBe('stale')
})

test('neither view nor events show a screen what others hold, over a whole match', async () => {
  const store = await phone()
  store.dispatch(setupDealt(SETUP, 5))
  store.subscribe(() => {
    const { match, log } = tableOf(store)
    const shown = selectLog(store.getState())
    expect(shown).toEqual(cards.eventsFor(log, 0))
    expect(selectView(store.getState())).toEqual(cards.viewFor(match.state, 0))
  })
  playOut(store)
  expect(tableOf(store).log).not.toEqual(selectLog(store.getState()))
})

test('what was shown stays the same object as the story goes on', async () => {
  const store = await phone()
  store.dispatch(setupDealt(SETUP, 5))
  const step = () => {
    const { id, match } = tableOf(store)
    const [action] = cards.legal(match.state)
    if (action)
      store.dispatch(actionTaken({ game: 'cards', id, at: match.record.actions.length, action }))
    return selectLog(store.getState())
  }
  const before = step()
  const after = step()
  expect(after.length).toBeGreaterThan(before.length)
  before.forEach((event, i) => expect(after[i]).toBe(event))
})

test('a match that is over is kept with its recap, and can be watched again', async () => {
  const store = await phone()
  store.dispatch(setupDealt(SETUP, 5))
  playOut(store)
  const [kept] = await store.dispatch(
    readHistory(async (book) => {
      for await (const page of book.pages()) return page
      return []
    }),
  )
  if (!kept) throw new Error('nothing was kept')
  expect(kept).toMatchObject({ game: 'cards', side: tableOf(store).match.state.winner?.side })
  const recap = recapOfKept(kept)
  expect(recap?.ending?.winner).toEqual(tableOf(store).match.state.winner)
  expect(recap?.falls.map(({ seat }) => seat).sort()).toEqual(
    tableOf(store).match.state.alive.flatMap((alive, seat) => (alive ? [] : [seat])),
  )
  recap?.life.forEach((line, seat) =>
    expect(line.at(-1)).toBe(Math.max(0, tableOf(store).match.state.life[seat] ?? 0)),
  )
  expect(playedOf(kept)).toMatchObject({ game: 'cards', own: 0 })
})

test('a link to a deal of cards deals the same there', async () => {
  const store = await phone()
  store.dispatch(setupDealt(SETUP, 77))
  const { players, match } = tableOf(store)
  const parts = Object.fromEntries(new URLSearchParams(linkOf({ players, ...match.record }) ?? ''))
  const there = readLink('cards', parts, 'Ada')
  expect(there).toMatchObject({ game: 'cards', players, seed: 77 })
  if (!there) throw new Error('the link was not understood')
  store.dispatch(
    matchStarted({ game: 'cards', mode: 'solo', players, config: there.config, seed: there.seed }),
  )
  expect(tableOf(store).match.state).toEqual(match.state)
})

/** Sid Ketchum sits at seat 1 with two cards to spare; seat 0 decides. */
const POSITION = {
  kind: 'position',
  turn: 0,
  phase: 'play',
  seats: (['sheriff', 'outlaw', 'outlaw', 'renegade'] as const).map((role, seat) => ({
    role,
    character: seat === 1 ? ('sid-ketchum' as const) : null,
    life: seat === 1 ? 1 : 4,
    maxLife: seat === 0 ? 5 : 4,
    hand: seat === 1 ? (['beer-6H', 'beer-7H', 'missed-10C'] as const) : [],
    inPlay: [],
  })),
  deck: ['bang-AS', 'bang-2D', 'bang-3D', 'bang-4D', 'bang-5D', 'bang-6D'],
} as const

const players = (...kinds: readonly Player['kind'][]): Player[] =>
  kinds.map((kind, seat) =>
    kind === 'human' ? { kind, name: `P${seat}` } : { kind, name: `P${seat}`, level: 'easy' },
  )

async function withSid(...kinds: readonly Player['kind'][]): Promise<AppStore> {
  const store = await phone()
  const table = { game: 'cards', mode: 'solo', players: players(...kinds) } as const
  store.dispatch(matchStarted({ ...table, config: POSITION, seed: 1 }))
  return store
}

describe('Sid, who may act out of turn,', () => {
  test('as a person heals while somebody else decides, and the decision stays open', async () => {
    const store = await withSid('bot', 'human', 'bot', 'bot')
    const [heal] = selectInterjections(store.getState())
    if (!heal) throw new Error('Sid may heal')
    const { id, match } = tableOf(store)
    store.dispatch(
      choicesMade({
        game: 'cards',
        id,
        at: 0,
        actions: cards.interjections(match.state).slice(0, 1),
      }),
    )
    expect(selectRejection(store.getState())).toBeNull()
    expect(tableOf(store).match.state.life[1]).toBe(2)
    expect(tableOf(store).match.state.decision).toEqual(match.state.decision)
  })

  test('as a person is heard even if a bot has acted meanwhile', async () => {
    const store = await withSid('bot', 'human', 'bot', 'bot')
    const { id, match } = tableOf(store)
    const [heal] = cards.interjections(match.state)
    const [end] = cards.legal(match.state)
    if (!heal || !end) throw new Error('both may act')
    store.dispatch(actionTaken({ game: 'cards', id, at: 0, action: end }))
    store.dispatch(actionTaken({ game: 'cards', id, at: 0, action: heal }))
    expect(selectRejection(store.getState())).toBeNull()
    expect(tableOf(store).match.state.life[1]).toBe(2)
  })

  test('wipes nobody’s choice: an answer chosen before a heal is taken after it', async () => {
    const store = await withSid('human', 'bot', 'bot', 'bot')
    const { id, match } = tableOf(store)
    const [heal] = cards.interjections(match.state)
    const end = cards.legal(match.state).find(({ type }) => type === 'end')
    if (!heal || !end) throw new Error('both may act')
    store.dispatch(actionTaken({ game: 'cards', id, at: 0, action: heal }))
    expect(selectCanUndo(store.getState())).toBe(false)
    store.dispatch(actionTaken({ game: 'cards', id, at: 0, action: end }))
    expect(selectRejection(store.getState())).toBeNull()
    expect(selectActionCount(store.getState())).toBe(2)
    store.dispatch(actionTaken({ game: 'cards', id, at: 0, action: end }))
    expect(selectRejection(store.getState())?.refusal.code).toBe('stale')
  })

  test('as a bot is asked while a person decides, once, and heals when almost dead', async () => {
    const asked = jest.spyOn(INTERJECTORS, 'easy')
    const store = await withSid('human', 'bot', 'bot', 'bot')
    store.dispatch(tableEntered())
    await until(() => tableOf(store).match.state.life[1] === 2)
    expect(tableOf(store).match.state.decision).toMatchObject({ seat: 0, kind: 'play' })
    store.dispatch(eventsShown(tableOf(store).log.length))
    await until(() => asked.mock.calls.length > 0)
    const calls = asked.mock.calls.length
    store.dispatch(eventsShown(tableOf(store).log.length))
    await aMinuteLater()
    expect(asked.mock.calls.length - calls).toBeLessThanOrEqual(1)
    expect(selectInterjections(store.getState())).toEqual([])
    asked.mockRestore()
  })

  test('makes a bot that thinks be asked again', async () => {
    const store = await withSid('bot', 'human', 'bot', 'bot')
    store.dispatch(tableEntered())
    const { id, match } = tableOf(store)
    const [heal] = cards.interjections(match.state)
    if (!heal) throw new Error('Sid may heal')
    store.dispatch(actionTaken({ game: 'cards', id, at: 0, action: heal }))
    store.dispatch(eventsShown(tableOf(store).log.length))
    await until(() => selectActionCount(store.getState()) > 1)
    expect(selectRejection(store.getState())).toBeNull()
    expect(tableOf(store).match.record.actions[0]).toEqual(heal)
  })
})

test('nothing that was drawn or shown is undone', async () => {
  const store = await phone()
  store.dispatch(setupDealt({ ...SETUP, players: players('human', 'human', 'human', 'human') }, 3))
  const seen: boolean[] = []
  for (let i = 0; i < 60; i++) {
    const { id, match, log } = tableOf(store)
    const [action] = cards.legal(match.state)
    if (!action) break
    store.dispatch(actionTaken({ game: 'cards', id, at: match.record.actions.length, action }))
    const revealed = tableOf(store)
      .log.slice(log.length)
      .some((event) => cards.reveals(event))
    const { decision, winner } = tableOf(store).match.state
    if (winner) break
    const isFinal = revealed || decision?.seat !== match.state.decision?.seat
    expect(selectCanUndo(store.getState())).toBe(!isFinal)
    seen.push(isFinal)
    if (isFinal) continue
    store.dispatch(actionUndone())
    expect(tableOf(store).match.state).toEqual(match.state)
    store.dispatch(actionTaken({ game: 'cards', id, at: match.record.actions.length, action }))
  }
  expect(new Set(seen).size).toBe(2)
})
