import '../../support/quiet-phone'
import { renderHook } from '@testing-library/react-native'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Suspicion } from '@/family/reading/marks'
import { useKnown } from '@/features/table/reading/use-known'
import { memoryStorage } from '@/persistence/storage'
import { matchStarted, suspicionMarked } from '@/store/match/slice'
import { createStore, type AppStore } from '@/store/store'
import type { RoleId } from '@/ui'
import '../../support/games-loaded'

const ROLES = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'] as const
const SEALED: readonly RoleId[] = ['sheriff', 'hidden', 'hidden', 'hidden', 'hidden']
const NAMES = ['Ada', 'Rosa', 'Hank', 'Mei', 'Bo']
const [ME, HANK] = [0, 2]

function begun(game: 'dice' | 'cards', says: Suspicion | null): AppStore {
  const store = createStore(memoryStorage())
  const players = NAMES.map((name, i) =>
    i === ME ? ({ kind: 'human', name } as const) : ({ kind: 'bot', name, level: 'easy' } as const),
  )
  const config = { kind: 'deal', seats: 5, roles: ROLES } as const
  store.dispatch(matchStarted({ game, mode: 'solo', players, config, seed: 3 }))
  if (says) store.dispatch(suspicionMarked({ by: ME, about: HANK, says }))
  return store
}

interface Seen {
  readonly roles: readonly RoleId[]
  readonly turn: number
  readonly isOver?: boolean
  readonly own?: number | null
}

/** What the table says when it has seen these things, one after the other. */
function said(store: AppStore, ...seen: readonly Seen[]): (string | null)[] {
  const toasts: (string | null)[] = []
  const setToast = (text: string | null): void => void toasts.push(text)
  const nameOf = (seat: number): string => NAMES[seat] ?? ''
  const tableAt = ({ roles, turn, isOver = false, own = ME }: Seen) => ({
    ...{ own, nameOf, setToast },
    facts: { roles, winner: isOver ? {} : null },
    turns: { turns: Array.from({ length: turn }) },
  })
  const [first, ...later] = seen.map(tableAt)
  if (!first) return toasts
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const { rerender } = renderHook(useKnown, { wrapper, initialProps: first })
  for (const next of later) rerender(next)
  return toasts
}

const hankIsOut = SEALED.map((role, seat) => (seat === HANK ? 'outlaw' : role))
const sealed = { roles: SEALED, turn: 1 }
const likely = (role: 'outlaw' | 'deputy'): Suspicion => ({ role, sureness: 'likely' })

describe.each(['dice', 'cards'] as const)('when a card turns up at a table of %s', (game) => {
  it('one hears how early one knew', () => {
    const store = begun(game, likely('outlaw'))
    expect(said(store, sealed, { roles: hankIsOut, turn: 6 })).toEqual([
      'Hank: you knew 5 turns early.',
    ])
    expect(said(store, sealed, { roles: hankIsOut, turn: 2 })).toEqual([
      'Hank: you knew 1 turn early.',
    ])
    expect(said(store, sealed, { roles: hankIsOut, turn: 1 })).toEqual([
      'Hank: you knew, just in time.',
    ])
  })

  it('or that one was wrong; and nothing where one had said nothing', () => {
    const wrong = begun(game, likely('deputy'))
    expect(said(wrong, sealed, { roles: hankIsOut, turn: 6 })).toEqual([
      'Hank was Outlaw. You had said Deputy.',
    ])
    expect(said(begun(game, null), sealed, { roles: hankIsOut, turn: 6 })).toEqual([])
  })

  it('says nothing at the showdown, on a phone that is passed around, and of what was open before', () => {
    const store = begun(game, likely('outlaw'))
    expect(said(store, sealed, { roles: hankIsOut, turn: 6, isOver: true })).toEqual([])
    expect(said(store, sealed, { roles: hankIsOut, turn: 6, own: null })).toEqual([])
    expect(said(store, { roles: hankIsOut, turn: 6 }, { roles: hankIsOut, turn: 7 })).toEqual([])
  })
})
