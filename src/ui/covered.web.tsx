import { useLayoutEffect, useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CoveredProps } from './covered'

/** What lies behind a curtain: there, but out of reach of keyboard and screen reader. */
export function Covered({ isCovered, children }: CoveredProps) {
  const ref = useRef<View>(null)
  useLayoutEffect(() => {
    const node: unknown = ref.current
    if (node instanceof HTMLElement) node.inert = isCovered
  }, [isCovered])
  return (
    <View ref={ref} style={styles.fill}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  fill: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
})
