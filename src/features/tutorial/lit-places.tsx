import { StyleSheet, View } from 'react-native'
import type { LessonStep } from '@/boards'
import { palette } from '@/ui'
import { useLessonTable } from './use-lesson-table'

/** How far the light stands off from what it surrounds. */
const AROUND = 4

/** Light around whatever the lesson says to tap. It is only seen: a finger reaches what lies below. */
export function LitPlaces({ step }: { readonly step: LessonStep }) {
  const layout = useLessonTable()
  return step.litOn(layout).map(({ x, y, width, height }) => (
    <View
      key={`${x},${y}`}
      aria-hidden
      testID="lit"
      style={[
        styles.ring,
        {
          left: x - AROUND,
          top: y - AROUND,
          width: width + 2 * AROUND,
          height: height + 2 * AROUND,
        },
      ]}
    />
  ))
}

const styles = StyleSheet.create({
  ring: {
    position: 'absolute',
    zIndex: 8,
    pointerEvents: 'none',
    borderWidth: 3,
    borderRadius: 12,
    borderColor: palette.brass300,
    boxShadow: `0px 0px 18px 4px ${palette.brass400}`,
  },
})
