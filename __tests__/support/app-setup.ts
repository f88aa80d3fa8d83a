import { setUpTests } from 'react-native-reanimated'

/** Gives `expect` Reanimated's matchers and makes its animations advance with Jest's fake timers. */
setUpTests()

/** There is no loudspeaker here; what sounds when is the tests' of those who play it. */
jest.mock('expo-audio', () => ({ createAudioPlayer: jest.fn(), setAudioModeAsync: jest.fn() }))
