import { setUpTests } from 'react-native-reanimated'

/** Gives `expect` Reanimated's matchers and makes its animations advance with Jest's fake timers. */
setUpTests()

/** There is no loudspeaker here; what sounds when is the tests' of those who play it. */
jest.mock('expo-audio', () => ({ createAudioPlayer: jest.fn(), setAudioModeAsync: jest.fn() }))

/** Only Android has a light sensor, and jest-expo knows of none; what shakes loads all sensors. */
jest.mock('expo-sensors/build/ExpoLightSensor', () => ({ __esModule: true, default: {} }))
