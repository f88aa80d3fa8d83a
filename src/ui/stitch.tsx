import { StyleSheet, View } from 'react-native'

interface StitchProps {
  readonly radius?: number
  readonly color?: string
  readonly inset?: number
}

/** The dashed seam that tells leather from wood. */
export function Stitch({ radius = 12, color = 'rgba(243,227,195,0.38)', inset = 5 }: StitchProps) {
  return (
    <View
      style={[
        styles.seam,
        { top: inset - 1, left: inset, right: inset, bottom: inset },
        { borderRadius: radius, borderColor: color },
      ]}
    />
  )
}

const styles = StyleSheet.create({
  seam: { position: 'absolute', borderWidth: 1, borderStyle: 'dashed', pointerEvents: 'none' },
})
