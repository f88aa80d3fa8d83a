import { useEffect, useRef } from 'react'
import { Pressable } from 'react-native'
import type { View } from 'react-native'

import type { PressProps } from './press'

/**
 * React Native Web presses by Space only what has the role of a button; radios, switches and tabs
 * are pressed by Space as well.
 */
export function Press(props: PressProps) {
  const ref = useRef<View>(null)
  const { role, disabled, onPress } = props
  const needsSpace = role !== 'button' && disabled !== true
  useEffect(() => {
    const node: unknown = ref.current
    if (!needsSpace || !(node instanceof HTMLElement)) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target !== node) return
      event.preventDefault()
      node.click()
    }
    node.addEventListener('keydown', press)
    return () => node.removeEventListener('keydown', press)
  }, [needsSpace, onPress])
  return <Pressable ref={ref} {...props} />
}
