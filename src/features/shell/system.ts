import { useColorScheme as useSystemScheme } from 'react-native'
import { useReducedMotion as useSystemMotion } from 'react-native-reanimated'
import type { ThemeName } from '@/ui'

/** The theme that the system's scheme asks for; dusk where it says nothing. */
export const useColorScheme = (): ThemeName => (useSystemScheme() === 'light' ? 'noon' : 'dusk')

/** Does the system ask for less motion? */
export const useReducedMotion = useSystemMotion
