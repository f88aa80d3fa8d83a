import { useContext } from 'react'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import type { EdgeInsets } from 'react-native-safe-area-context'

const none: EdgeInsets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Room for notch and home indicator; nothing where nobody measures it, as in a test. */
export function useInsets(): EdgeInsets {
  return useContext(SafeAreaInsetsContext) ?? none
}
