import { act } from '@testing-library/react-native'
import type { DiceAction, Face, SeenRole } from '@/games/dice'
import type { Mode, Player } from '@/persistence/kinds'
import { memoryStorage } from '@/persistence/storage'
import { selectActionCount, selectLog, selectMatchId } from '@/store/match/selectors'
import { actionTaken, roleSeen, eventsShown, matchStarted } from '@/store/match/slice'
import { phoneTaken } from '@/store/pass/slice'
import { settingsChanged } from '@/store/settings/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import '../../support/games-loaded'

const ROLES: readonly SeenRole[] = ['sheriff', 'outlaw', 'renegade', 'outlaw', 'deputy']

interface Seated {
  readonly mode?: Mode
  readonly players?: readonly Player[]
}

/** People around a table. */
export const playersOf = (seats: number): Player[] =>
  ['Ada', 'Rosa', 'Hank', 'Mei', 'Bo', 'Ines', 'Cole', 'Otis']
    .slice(0, seats)
    .map((name) => ({ kind: 'human', name }))

/** A table of five with the Sheriff at the near edge, who begins. */
export function tableOf({ mode = 'solo', players = defaultPlayers(5, 'Ada') }: Seated = {}) {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed: 'instant', handOver: false }))
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode,
      players,
      config: { kind: 'deal', seats: 5, roles: ROLES, characters: [null, null, null, null, null] },
      seed: 1,
    }),
  )
  if (mode === 'pass') {
    players.forEach((_, seat) => store.dispatch(roleSeen(seat)))
    store.dispatch(phoneTaken(0))
  }
  return store
}

export const roll = (...faces: readonly Face[]): DiceAction => ({
  type: 'roll',
  dice: [0, 1, 2, 3, 4],
  faces,
})

/** Takes actions, and the screen has shown them at once. */
export function take(store: AppStore, ...actions: readonly DiceAction[]): void {
  act(() => {
    for (const action of actions) {
      const id = selectMatchId(store.getState()) ?? ''
      store.dispatch(
        actionTaken({ game: 'dice', id, at: selectActionCount(store.getState()), action }),
      )
      store.dispatch(eventsShown(selectLog(store.getState()).length))
    }
  })
}
