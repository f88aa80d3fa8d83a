import { fireEvent, screen } from '@testing-library/react-native'
import { Door, Text, Waiting, lazy } from '@/ui'
import { show } from '../features/home/stage'

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => false }) }))

const offline = () => Promise.reject<string>(new Error('no net'))
const behind = (room: string) => <Text>{room}</Text>

it('says that a room cannot be fetched, and fetches it again when asked', async () => {
  const fetch = jest
    .fn<Promise<string>, []>()
    .mockImplementationOnce(offline)
    .mockResolvedValue('the room')
  show(<Door to={lazy(fetch)}>{behind}</Door>)
  expect(await screen.findByText(/could not be loaded/)).toBeOnTheScreen()
  fireEvent.press(screen.getByTestId('try-again'))
  expect(await screen.findByText('the room')).toBeOnTheScreen()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('says so again if that does not help either', async () => {
  const fetch = jest.fn<Promise<string>, []>(offline)
  show(<Door to={lazy(fetch)}>{behind}</Door>)
  fireEvent.press(await screen.findByTestId('try-again'))
  await screen.findByTestId('try-again')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('shows a room that was fetched before at once, and fetches nothing', async () => {
  const fetch = jest.fn<Promise<string>, []>().mockResolvedValue('the room')
  const room = lazy(fetch)
  await room.load()
  show(<Door to={room}>{behind}</Door>)
  expect(screen.getByText('the room')).toBeOnTheScreen()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('leaves a part out that cannot be fetched: the rest of the screen is good enough', async () => {
  const part = lazy(offline)
  show(
    <>
      <Text>the rest</Text>
      <Waiting for={part}>{behind}</Waiting>
    </>,
  )
  await expect(part.load()).rejects.toThrow('no net')
  expect(screen.getByText('the rest')).toBeOnTheScreen()
  expect(screen.queryByTestId('try-again')).toBeNull()
})
