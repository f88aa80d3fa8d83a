import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import { useInsets } from './use-insets'

const TurnedContext = createContext(false)

/** Whether the screen stands on its head, for somebody who sits across the table. */
export const useIsTurned = (): boolean => useContext(TurnedContext)

interface TurnedProps {
  readonly isTurned: boolean
  readonly children: ReactNode
}

/** Turns a whole screen half round, notch and home indicator in mind. Sheets over it follow by themselves. */
export function Turned({ isTurned, children }: TurnedProps) {
  const { top, right, bottom, left } = useInsets()
  const insets = useMemo(
    () =>
      isTurned
        ? { top: bottom, right: left, bottom: top, left: right }
        : { top, right, bottom, left },
    [isTurned, top, right, bottom, left],
  )
  return (
    <TurnedContext.Provider value={isTurned}>
      <SafeAreaInsetsContext.Provider value={insets}>
        <View style={[styles.fill, isTurned && upsideDown]}>{children}</View>
      </SafeAreaInsetsContext.Provider>
    </TurnedContext.Provider>
  )
}

/** The style of whatever stands on its head. */
export const upsideDown = { transform: [{ rotate: '180deg' }] } as const

const styles = StyleSheet.create({ fill: { flex: 1 } })
