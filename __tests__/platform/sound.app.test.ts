import { play, preload, setMuted } from '@/platform/sound'
import { soundFiles } from '@/platform/sound-files'

const mockPlayers: { volume: number; play: jest.Mock; seekTo: jest.Mock }[] = []
const mockMode = jest.fn(() => Promise.resolve())
let mockFails = false
jest.mock('expo-audio', () => ({
  setAudioModeAsync: (mode: unknown) => Reflect.apply(mockMode, null, [mode]),
  createAudioPlayer: () => {
    if (mockFails) throw new Error('no audio')
    const player = { volume: 1, play: jest.fn(), seekTo: jest.fn(() => Promise.resolve()) }
    mockPlayers.push(player)
    return player
  },
}))

const played = () => mockPlayers.filter((player) => player.play.mock.calls.length > 0)

beforeEach(() => {
  setMuted(false)
  mockFails = false
  for (const player of mockPlayers) player.play.mockClear()
})

test('the first sound sets the mode: silent switch respected, others not interrupted', () => {
  play('tap')
  expect(mockMode).toHaveBeenCalledTimes(1)
  expect(mockMode).toHaveBeenCalledWith(
    expect.objectContaining({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }),
  )
})

test('a sound starts from its beginning, at its volume under the master', () => {
  play('shot', { volume: 0.5 })
  const [player] = played()
  expect(player?.seekTo).toHaveBeenCalledWith(0)
  expect(player?.volume).toBeCloseTo(0.35)
})

test('the same sound twice at once has two voices', () => {
  play('shot')
  play('shot')
  expect(played()).toHaveLength(2)
})

test('every landing is heard, and there are three to choose from', () => {
  for (let i = 0; i < 3; i++) play('die-land')
  expect(mockPlayers.flatMap((player) => player.play.mock.calls)).toHaveLength(3)
  expect(soundFiles['die-land']).toHaveLength(3)
})

test('muted means silent', () => {
  setMuted(true)
  play('boom')
  preload(['boom'])
  expect(played()).toHaveLength(0)
})

test('a phone without sound does not stop the game', () => {
  mockFails = true
  expect(() => play('win')).not.toThrow()
  expect(() => preload(['lose'])).not.toThrow()
})
