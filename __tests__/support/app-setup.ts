import { setUpTests } from 'react-native-reanimated'

/** Gives `expect` Reanimated's matchers and makes its animations advance with Jest's fake timers. */
setUpTests()
