import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { IconButton } from './icon-button'
import { Text } from './text'

interface StepperProps {
  /** What is stepped through: spoken before the value. */
  readonly label: string
  readonly value: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Without a handler the arrow is spent: the end is reached. */
  readonly onPrevious?: () => void
  readonly onNext?: () => void
  /** Arrows for an ordered list, plus and minus for a number. */
  readonly kind?: 'arrows' | 'number'
  readonly width?: number
  /** A picture of the value under its words, such as bullets. */
  readonly children?: ReactNode
}

/** One of a list, changed step by step. */
export function Stepper(props: StepperProps) {
  const { label, value, onPrevious, onNext, kind = 'arrows', width = 118, children } = props
  return (
    <View role="group" aria-label={`${label}: ${value}`} style={styles.row}>
      <IconButton
        icon={kind === 'arrows' ? 'back' : 'minus'}
        iconSize={20}
        size={44}
        label={props.previousLabel}
        disabled={onPrevious === undefined}
        onPress={onPrevious}
      />
      <View aria-live="polite" style={[styles.value, { width }]}>
        <Text variant={kind === 'arrows' ? 'label' : 'number-s'} align="center" numberOfLines={2}>
          {value}
        </Text>
        {children}
      </View>
      <IconButton
        icon={kind === 'arrows' ? 'forward' : 'plus'}
        iconSize={20}
        size={44}
        label={props.nextLabel}
        disabled={onNext === undefined}
        onPress={onNext}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  value: { alignItems: 'center', gap: 3 },
})
