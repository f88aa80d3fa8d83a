import '../../support/quiet-phone'
import '../../support/still-router'
import { act, fireEvent, screen } from '@testing-library/react-native'
import { TableScreen } from '@/features/table/table-screen'
import { Coach } from '@/features/tutorial/coach'
import { memoryStorage } from '@/persistence/storage'
import { selectActionCount, selectLog } from '@/store/match/selectors'
import { eventsShown } from '@/store/match/slice'
import { settingsChanged } from '@/store/settings/slice'
import { createStore } from '@/store/store'
import { lessonEntered, lessonStepDone } from '@/store/tutorial/play'
import { show } from '../home/stage'
import '../../support/games-loaded'

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }))

/** The lesson where it asks the learner to aim both dice at Rosa, its card read. */
async function atAim() {
  const store = createStore(memoryStorage())
  store.dispatch(settingsChanged({ speed: 'instant' }))
  store.dispatch(lessonEntered('Ada'))
  store.dispatch(lessonStepDone((at) => at === 3))
  store.dispatch(eventsShown(selectLog(store.getState()).length))
  show(
    <>
      <TableScreen />
      <Coach />
    </>,
    store,
  )
  fireEvent.press(await screen.findByTestId('got-it'))
  expect(screen.queryByTestId('coach')).toBeNull()
  return store
}

it('the lesson’s Fire is not dead: a wrong target is named, and what is asked for instead', async () => {
  const store = await atAim()
  press(/^Hank, .*can be chosen/)
  press(/^Hank, .*can be chosen/)
  press(/^Fire/)
  expect(selectActionCount(store.getState())).toBe(3)
  expect(screen.getByTestId('coach')).toBeOnTheScreen()
  expect(screen.getByText('Not that one yet.')).toBeOnTheScreen()
  expect(screen.getByText('Tap Rosa for both dice, then Fire.')).toBeOnTheScreen()
})

it('starts the choice again after that, so that the same taps can put it right', async () => {
  const store = await atAim()
  press(/^Hank, .*can be chosen/)
  press(/^Hank, .*can be chosen/)
  press(/^Fire/)
  expect(screen.getByTestId('confirm')).toBeDisabled()
  press(/^Rosa, .*can be chosen/)
  press(/^Rosa, .*can be chosen/)
  press(/^Fire/)
  expect(selectActionCount(store.getState())).toBe(5)
  await act(async () => undefined)
})
