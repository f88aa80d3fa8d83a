import { render } from '@testing-library/react-native'
import { BackHandler, View } from 'react-native'
import { useOverlay } from '@/ui'

type Listener = Parameters<typeof BackHandler.addEventListener>[1]

let listeners: Listener[]
beforeEach(() => {
  listeners = []
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, listener) => {
    listeners.push(listener)
    return { remove: () => void listeners.splice(listeners.indexOf(listener), 1) }
  })
})
afterEach(() => jest.restoreAllMocks())

function Over({ onClose }: { readonly onClose?: () => void }) {
  return <View ref={useOverlay(onClose)} />
}

it('is closed by Back, which goes no further', () => {
  const [first, latest] = [jest.fn(), jest.fn()]
  const { rerender, unmount } = render(<Over onClose={first} />)
  rerender(<Over onClose={latest} />)
  expect(listeners.map((back) => back({ type: 'hardwareBackPress', timeStamp: 0 }))).toEqual([true])
  expect(first).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledTimes(1)
  unmount()
  expect(listeners).toEqual([])
})

it('leaves Back alone where an answer is due', () => {
  render(<Over />)
  expect(listeners).toEqual([])
})
