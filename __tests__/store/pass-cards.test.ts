import { cards, type CardsAction } from '@/games/cards'
import type { Orders } from '@/games/cards/pass/orders'
import { ASK_ME } from '@/games/cards/pass/reflexes'
import { memoryStorage, type TextStorage } from '@/persistence/storage'
import { gameChosen, gameEntered } from '@/store/games/entering'
import {
  selectActionCount,
  selectInterjections,
  selectLegal,
  selectMayInterject,
  selectViewInHand,
} from '@/store/match/selectors'
import {
  actionTaken,
  eventsShown,
  matchStarted,
  reflexesSet,
  tableEntered,
} from '@/store/match/slice'
import { tableAt } from '@/store/match/slots'
import { selectAwaited, selectAnsweredFor } from '@/store/pass/selectors'
import { handLowered, handRaised, phoneTaken, phoneWanted } from '@/store/pass/slice'
import { createStore, type AppStore } from '@/store/store'
import { aCardTable } from '../support/cards-table'
import { until, withOwnClock } from '../support/own-clock'

withOwnClock()

type Builder = ReturnType<typeof aCardTable>

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ kind: 'human', name }) as const)

/** Four people pass a phone around; the first has it, and it is their turn. */
async function phone(builder: Builder, storage: TextStorage = memoryStorage()): Promise<AppStore> {
  const store = await opened(storage)
  store.dispatch(
    matchStarted({
      game: 'cards',
      mode: 'pass',
      players: PEOPLE,
      config: builder.position(),
      id: 'm',
    }),
  )
  store.dispatch(phoneTaken(0))
  return store
}

async function opened(storage: TextStorage): Promise<AppStore> {
  const store = createStore(storage)
  await store.dispatch(gameEntered('cards'))
  store.dispatch(gameChosen('cards'))
  return store
}

function tableOf(store: AppStore) {
  const table = tableAt(store.getState().match, 'cards', 'matches')
  if (!table) throw new Error('no cards lie on the table')
  return table
}

/** Somebody acts, and the screen tells what happened. */
function act(store: AppStore, action: CardsAction, orders?: Orders) {
  const at = selectActionCount(store.getState())
  store.dispatch(actionTaken({ game: 'cards', id: 'm', at, action, ...(orders && { orders }) }))
  store.dispatch(eventsShown(tableOf(store).log.length))
}

const tellAll = (store: AppStore) => store.dispatch(eventsShown(tableOf(store).log.length))

const shot = () => aCardTable('SORO').hand(0, 'bang-AS', 'beer-6H').hand(1, 'missed-2S', 'beer-7H')

test('what may be played is known only while the hand is up', async () => {
  const store = await phone(shot())
  expect(selectLegal(store.getState())).toEqual([])
  expect(selectViewInHand(store.getState())).toBeNull()
  store.dispatch(handRaised())
  expect(selectLegal(store.getState())).toEqual(cards.legal(tableOf(store).match.state))
  expect(selectViewInHand(store.getState())).toHaveProperty('viewer', 0)
  store.dispatch(handLowered())
  expect(selectLegal(store.getState())).toEqual([])
})

test('a shot hands the phone over, and it comes back when it was answered', async () => {
  const store = await phone(shot())
  expect(selectAwaited(store.getState())).toBeNull()
  act(store, { type: 'play', card: 'bang-AS', target: 1 })
  expect(selectAwaited(store.getState())).toBe(1)
  store.dispatch(phoneTaken(1))
  expect(selectAwaited(store.getState())).toBeNull()
  act(store, { type: 'pass' })
  expect(selectAwaited(store.getState())).toBe(0)
})

test('the curtain waits until what happened has been told', async () => {
  const store = await phone(shot())
  store.dispatch(
    actionTaken({
      game: 'cards',
      id: 'm',
      at: 0,
      action: { type: 'play', card: 'bang-AS', target: 1 },
    }),
  )
  expect(selectAwaited(store.getState())).toBeNull()
  tellAll(store)
  expect(selectAwaited(store.getState())).toBe(1)
})

test('whoever set reflexes is answered for, and nobody takes the phone', async () => {
  const store = await phone(shot())
  store.dispatch(tableEntered())
  store.dispatch(reflexesSet({ game: 'cards', seat: 1, reflexes: { ...ASK_ME, missed: 'always' } }))
  act(store, { type: 'play', card: 'bang-AS', target: 1 })
  expect(selectAnsweredFor(store.getState())).toBe(1)
  expect(selectAwaited(store.getState())).toBeNull()
  await until(() => tableOf(store).match.record.actions.length === 2)
  expect(tableOf(store).match.record.actions.at(-1)).toEqual({ type: 'respond', card: 'missed-2S' })
  tellAll(store)
  expect(selectAwaited(store.getState())).toBeNull()
})

test('an answer that was left waits until the question has been told', async () => {
  const store = await phone(shot())
  store.dispatch(tableEntered())
  store.dispatch(reflexesSet({ game: 'cards', seat: 1, reflexes: { ...ASK_ME, missed: 'always' } }))
  const play = { type: 'play', card: 'bang-AS', target: 1 } as const
  store.dispatch(actionTaken({ game: 'cards', id: 'm', at: 0, action: play }))
  await Promise.resolve()
  expect(tableOf(store).match.record.actions).toEqual([play])
  tellAll(store)
  await until(() => tableOf(store).match.record.actions.length === 2)
})

test('after the last card of a turn the phone goes straight to whoever is next', async () => {
  const store = await phone(shot())
  store.dispatch(tableEntered())
  act(store, { type: 'play', card: 'bang-AS', target: 1 }, { duel: null, then: [{ type: 'end' }] })
  store.dispatch(phoneTaken(1))
  act(store, { type: 'pass' })
  await until(() => tableOf(store).match.record.actions.length === 3)
  expect(tableOf(store).match.record.actions.at(-1)).toEqual({ type: 'end' })
  tellAll(store)
  expect(tableOf(store).match.state.turn).toBe(1)
  expect(selectAwaited(store.getState())).toBeNull()
})

test('what was said before the phone left outlives the app, and names no card in its storage', async () => {
  const storage = memoryStorage()
  const builder = shot().hand(0, 'bang-AS', 'beer-6H', 'missed-3S').life(0, 1)
  const store = await phone(builder, storage)
  const then = [{ type: 'end' }, { type: 'discard', card: 'missed-3S' }] as const
  act(store, { type: 'play', card: 'bang-AS', target: 1 }, { duel: null, then })
  const kept = JSON.parse(storage.getItem('tumbleweed.match.cards') ?? '').data.orders
  expect(kept).toEqual({
    seat: 0,
    say: { duel: null, then: [{ type: 'end' }, { type: 'discard', card: expect.any(Number) }] },
  })
  const later = await opened(storage)
  expect(tableOf(later).orders).toEqual({ seat: 0, say: { duel: null, then } })
  later.dispatch(tableEntered())
  later.dispatch(phoneTaken(1))
  act(later, { type: 'pass' })
  await until(() => tableOf(later).match.record.actions.length === 3)
  tellAll(later)
  await until(() => tableOf(later).match.record.actions.length === 4)
  expect(tableOf(later).match.record.actions.slice(2)).toEqual(then)
})

test('what Kit puts back is not named in the storage of a phone that goes round', async () => {
  const storage = memoryStorage()
  const kit = aCardTable('SORO').is(0, 'kit-carlson').pile('beer-6H', 'bang-3D', 'panic-QH')
  const store = await phone(kit.fresh(), storage)
  act(store, { type: 'put-back', card: 'panic-QH' })
  const kept = JSON.parse(storage.getItem('tumbleweed.match.cards') ?? '').data.record.actions
  expect(kept).toEqual([{ type: 'put-back', card: expect.any(Number) }])
  const later = await opened(storage)
  expect(tableOf(later).match.record.actions).toEqual([{ type: 'put-back', card: 'panic-QH' }])
})

test('the store is open to all: nobody takes the phone for it', async () => {
  const store = await phone(
    aCardTable('SORO')
      .hand(0, 'general-store-QS')
      .hand(1, 'bang-AS')
      .pile('beer-6H', 'bang-3D', 'bang-4D', 'bang-5D'),
  )
  store.dispatch(handRaised())
  act(store, { type: 'play', card: 'general-store-QS' })
  expect(selectViewInHand(store.getState())).not.toBeNull()
  act(store, { type: 'take', card: 'beer-6H' })
  // Nobody else should see what the first holds.
  expect(selectViewInHand(store.getState())).toBeNull()
  expect(tableOf(store).match.state.decision).toMatchObject({ kind: 'store', seat: 1 })
  expect(selectAwaited(store.getState())).toBeNull()
  expect(selectLegal(store.getState())).toHaveLength(3)
})

test('Sid calls for the phone with everybody looking on; what he could give is seen only in his hand', async () => {
  const store = await phone(
    aCardTable('SORO')
      .hand(0, 'bang-AS')
      .is(2, 'sid-ketchum')
      .life(2, 2)
      .hand(2, 'bang-2D', 'beer-6H'),
  )
  expect(selectMayInterject(store.getState())).toEqual([2])
  expect(selectInterjections(store.getState())).toEqual([])
  store.dispatch(phoneWanted(2))
  expect(selectAwaited(store.getState())).toBe(2)
  store.dispatch(phoneTaken(2))
  expect(selectAwaited(store.getState())).toBeNull()
  store.dispatch(handRaised())
  const [heal] = selectInterjections(store.getState())
  expect(heal).toEqual({ type: 'heal', seat: 2, discard: ['bang-2D', 'beer-6H'] })
  store.dispatch(phoneWanted(null))
  expect(selectAwaited(store.getState())).toBe(0)
})

test('reflexes outlive the app; the curtain comes first, for whoever is asked', async () => {
  const storage = memoryStorage()
  const store = await phone(shot(), storage)
  const reflexes = { ...ASK_ME, bang: 'always' } as const
  store.dispatch(reflexesSet({ game: 'cards', seat: 3, reflexes }))
  act(store, { type: 'play', card: 'bang-AS', target: 1 })
  const later = await opened(storage)
  expect(tableOf(later).reflexes).toEqual([null, null, null, reflexes])
  expect(selectLegal(later.getState())).toEqual([])
  expect(selectAwaited(later.getState())).toBe(1)
})
