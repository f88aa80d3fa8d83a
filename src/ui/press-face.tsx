import Animated from 'react-native-reanimated'

/** What sinks when something is pressed: it takes the `faceStyle` of `usePress`. */
export const PressFace = Animated.View
