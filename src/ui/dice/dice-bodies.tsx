import { memo } from 'react'
import { StyleSheet, View } from 'react-native'

import { DieBody } from './die-body'
import { boneOf } from './die-look'
import { useDieFrame, type DieProps } from './use-die-frame'

/** The dice themselves, each with its shadow. Zero by zero in size: everything is placed from the middle of the row. */
export function DiceBodies({ dice }: { readonly dice: readonly DieProps[] }) {
  return dice.map((die) => <Die key={die.index} {...die} />)
}

const Die = memo(function Die(props: DieProps) {
  const frame = useDieFrame(props)
  return (
    <View style={[styles.origin, { zIndex: props.layer }]} pointerEvents="none">
      <DieBody frame={frame} bone={boneOf[props.state]} edge={props.edge} />
    </View>
  )
})

const styles = StyleSheet.create({ origin: { position: 'absolute', left: 0, top: 0 } })
