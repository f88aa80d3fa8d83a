import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { StyleProp, ViewStyle } from 'react-native'

import { gradient } from './gradient'
import { SurfaceProvider } from './theme'
import { radius } from './tokens'

interface TrayProps {
  readonly style?: StyleProp<ViewStyle>
  readonly children?: ReactNode
}

/** Where the dice lie: green felt in a leather rim, sunk into the table. */
export function Tray({ style, children }: TrayProps) {
  return (
    <SurfaceProvider surface="wood">
      <View style={[styles.rim, style]}>
        <View style={styles.felt} />
        {children}
      </View>
    </SurfaceProvider>
  )
}

/** Width of the leather around the felt. */
export const trayRim = 6

const styles = StyleSheet.create({
  rim: {
    ...gradient('linear-gradient(#A06A3E, #5A3420 60%, #3A2114)'),
    backgroundColor: '#5A3420',
    borderRadius: radius.tray,
    boxShadow: '0px 5px 10px rgba(0,0,0,0.5)',
  },
  felt: {
    ...gradient('linear-gradient(#26301F, #33402A)'),
    position: 'absolute',
    top: trayRim,
    left: trayRim,
    right: trayRim,
    bottom: trayRim,
    borderRadius: 15,
    backgroundColor: '#2C3824',
    boxShadow: 'inset 0px 6px 12px rgba(0,0,0,0.65)',
  },
})
