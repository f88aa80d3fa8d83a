import { readHistoryFile } from '@/persistence/history/file'
import type { FinishedMatch } from '@/persistence/history/match'
import { memoryStorage } from '@/persistence/storage'
import { recordsOf } from '@/store/games'
import { deleteHistory } from '@/store/history/actions'
import { readHistory } from '@/store/history/keep'
import { exportHistory, importHistory } from '@/store/history/transfer'
import { selectRoster, selectSolo } from '@/store/roster/selectors'
import { personChanged, soloChosen } from '@/store/roster/slice'
import { createStore, type AppStore } from '@/store/store'
import { matchOf, playedOut } from './matches'

const WHEN = new Date('2026-11-16T12:00:00Z')

const put = (store: AppStore, ...matches: FinishedMatch[]) =>
  store.dispatch(readHistory((book) => book.put(matches)))
const idsIn = (store: AppStore) => store.dispatch(readHistory((book) => book.ids()))
const matchIn = (store: AppStore, id: string) =>
  store.dispatch(readHistory((book) => book.match(id)))
const fileOf = async (store: AppStore) => (await store.dispatch(exportHistory(WHEN))).join('')

const played = [1, 2, 3].map((seed) => playedOut(4, seed))

async function filled(): Promise<AppStore> {
  const store = createStore(memoryStorage())
  played[0]?.seats.forEach(({ person, name }) =>
    store.dispatch(personChanged({ id: person ?? '', name, face: 'jesse-jones' })),
  )
  store.dispatch(soloChosen('p1'))
  await put(store, ...played)
  return store
}

it('what was written and deleted comes back whole', async () => {
  const store = await filled()
  const file = await fileOf(store)
  await store.dispatch(deleteHistory())
  expect(await idsIn(store)).toEqual([])
  expect(await store.dispatch(importHistory(file))).toEqual({ kind: 'read', added: 3, known: 0 })
  for (const match of played) expect(await matchIn(store, match.id)).toEqual(match)
})

it('suspicions travel with their match, and so does how well people were read', async () => {
  const store = await filled()
  const marks = [
    { by: 0, about: 2, says: { role: 'renegade', sureness: 'hunch' }, turn: 1, at: 0 },
    { by: 0, about: 2, says: null, turn: 3, at: 8 },
  ] as const
  const [first] = played
  if (!first) throw new Error('there is a match')
  const told = first.seats.map((seat, i) =>
    i === 0 ? { ...seat, reading: { points: 64, counting: 50 } } : seat,
  )
  await put(store, { ...first, marks, seats: told })
  const fresh = createStore(memoryStorage())
  await fresh.dispatch(importHistory(await fileOf(store)))
  const match = await matchIn(fresh, first.id)
  expect(match?.marks).toEqual(marks)
  expect(match?.seats[0]?.reading).toEqual({ points: 64, counting: 50 })
  const person = match?.seats[0]?.person ?? ''
  const [play] = await fresh.dispatch(readHistory((book) => book.plays(person)))
  expect(play?.reading).toEqual({ points: 64, counting: 50 })
})

it('a new phone gets people and portraits too', async () => {
  const store = await filled()
  const fresh = createStore(memoryStorage())
  await fresh.dispatch(importHistory(await fileOf(store)))
  expect(selectRoster(fresh.getState())).toEqual(selectRoster(store.getState()))
  expect(selectSolo(fresh.getState())).toBe('p1')
})

it('reading a file twice does not double anything', async () => {
  const store = await filled()
  const file = await fileOf(store)
  expect(await store.dispatch(importHistory(file))).toEqual({ kind: 'read', added: 0, known: 3 })
  expect(await idsIn(store)).toHaveLength(3)
  expect(selectRoster(store.getState())).toHaveLength(4)
})

it('people of the same name are the same, with the name and portrait they have here', async () => {
  const store = createStore(memoryStorage())
  store.dispatch(personChanged({ id: 'here', name: 'p0', face: 'sid-ketchum' }))
  await store.dispatch(importHistory(await fileOf(await filled())))
  expect(selectRoster(store.getState())).toContainEqual({
    id: 'here',
    name: 'p0',
    face: 'sid-ketchum',
  })
  expect(selectRoster(store.getState())).toHaveLength(4)
  const match = await matchIn(store, played[0]?.id ?? '')
  expect(match?.seats.map(({ person }) => person)).toEqual(['here', 'p1', 'p2', 'p3'])
  expect(selectSolo(store.getState())).toBe('you')
})

it('an empty history is a file too', async () => {
  const read = await readHistoryFile(await fileOf(createStore(memoryStorage())), recordsOf)
  expect(read).toEqual({
    ok: true,
    file: { people: [], solo: 'you', days: [], trail: {}, matches: [] },
  })
})

it('a file of the first version is brought up to date', async () => {
  const [match = matchOf({})] = played
  const seats = match.seats.map(({ treated, attacks, dynamites, gatlings, faces, ...old }) => old)
  const old = { app: 'tumbleweed', kind: 'history', version: 1, people: [], solo: 'you' }
  const read = await readHistoryFile(
    JSON.stringify({ ...old, matches: [{ ...match, seats }] }),
    recordsOf,
  )
  expect(read).toEqual({
    ok: true,
    file: { people: [], solo: 'you', days: [], trail: {}, matches: [match] },
  })
})

describe('a file that is wrong is refused, says where, and changes nothing', () => {
  const good = async () => JSON.parse(await fileOf(await filled()))

  const refusal = async (text: string) => {
    const store = createStore(memoryStorage())
    await put(store, matchOf({ id: 'mine' }))
    const outcome = await store.dispatch(importHistory(text))
    expect(await idsIn(store)).toEqual(['mine'])
    expect(selectRoster(store.getState())).toEqual([])
    if (outcome.kind !== 'refused') throw new Error(outcome.kind)
    return outcome.problem
  }

  it('where it is no JSON, or was cut off', async () => {
    expect(await refusal('hello')).toMatchObject({ kind: 'not-json' })
    const cut = JSON.stringify(await good()).slice(0, 500)
    expect(await refusal(cut)).toMatchObject({ kind: 'not-json' })
  })

  it('where it is somebody else’s', async () => {
    expect(await refusal('{"kind":"history"}')).toEqual({ kind: 'foreign' })
    expect(await refusal('[]')).toEqual({ kind: 'foreign' })
  })

  it('where a newer app has written it', async () => {
    const file = { ...(await good()), version: 4 }
    expect(await refusal(JSON.stringify(file))).toEqual({ kind: 'newer', version: 4 })
  })

  it('where a match is damaged', async () => {
    const file = await good()
    file.matches[1].seats[2].role = 'clown'
    const problem = await refusal(JSON.stringify(file))
    expect(problem).toMatchObject({ kind: 'damaged-match', number: 2 })
    expect('detail' in problem && problem.detail).toMatch(/^seats\.2\.role: /)
  })

  it('where an action is damaged', async () => {
    const file = await good()
    file.matches[2].record.actions[4] = { type: 'fly' }
    const problem = await refusal(JSON.stringify(file))
    expect(problem).toMatchObject({ kind: 'damaged-match', number: 3 })
    expect('detail' in problem && problem.detail).toMatch(/^record\.actions\.4/)
  })

  it('where a record does not fit its match', async () => {
    const file = await good()
    file.matches[0].seats.pop()
    const problem = await refusal(JSON.stringify(file))
    expect(problem).toMatchObject({
      kind: 'damaged-match',
      number: 1,
      detail: 'the record has other seats',
    })
  })

  it('where somebody has no name', async () => {
    const file = await good()
    file.people[1].name = ' '
    const problem = await refusal(JSON.stringify(file))
    expect(problem).toMatchObject({ kind: 'damaged', detail: 'people.1: somebody has no name' })
  })
})
