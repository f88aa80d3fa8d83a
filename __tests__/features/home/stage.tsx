import { render } from '@testing-library/react-native'
import type { ReactElement, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { FaceProvider, faceOf, type Face } from '@/boards'
import type { GameId } from '@/games'
import type { Role } from '@/games/dice'
import { memoryStorage } from '@/persistence/storage'
import { matchStarted } from '@/store/match/slice'
import { settingsChanged } from '@/store/settings/slice'
import { defaultPlayers } from '@/store/setup/slice'
import { createStore, type AppStore } from '@/store/store'
import { ThemeProvider } from '@/ui'
import '../../support/games-loaded'

/** A phone as most are. */
export const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
}

/** Every room of the game is there: what it is like while one waits is the doors' own test. */
beforeAll(async () => {
  face = await entered('dice')
  const { coach, companion, ledger, lesson, rulebook } = face
  await Promise.all([coach, companion, ledger, lesson, rulebook].map((room) => room?.load()))
})

let face: Face<GameId>

const entered = (game: GameId): Promise<Face<GameId>> => faceOf(game).load()

/** A screen of the dice game. */
export const AsDice = ({ children }: { readonly children: ReactNode }) => (
  <FaceProvider face={face}>{children}</FaceProvider>
)

/** A fresh store, as on a phone that has never run the app, with nothing left to wait for. */
export function freshStore(): AppStore {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed: 'instant' }))
  return store
}

/** Shows one screen with everything that stands around screens; nothing moves, unless motion is what is looked at. */
export function show(
  screen: ReactElement,
  store: AppStore = freshStore(),
  isReduced = true,
): AppStore {
  render(
    <Provider store={store}>
      <SafeAreaProvider initialMetrics={metrics}>
        <ThemeProvider theme="dusk" reducedMotion={isReduced}>
          <AsDice>{screen}</AsDice>
        </ThemeProvider>
      </SafeAreaProvider>
    </Provider>,
  )
  return store
}

/** A match on the table with known roles, seat 0 being the person's; nobody has a character. */
export function startMatch(store: AppStore, roles: readonly Role[]): void {
  store.dispatch(
    matchStarted({
      game: 'dice',
      mode: 'solo',
      players: defaultPlayers(roles.length, 'Ada'),
      config: {
        kind: 'deal',
        seats: roles.length,
        roles,
        characters: roles.map((_, seat) => (seat === 0 ? 'willy-the-kid' : null)),
      },
      seed: 1,
    }),
  )
}
