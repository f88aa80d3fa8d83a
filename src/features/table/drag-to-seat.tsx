import { useState, type ReactNode } from 'react'
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { Gesture, GestureDetector } from 'react-native-gesture-handler'
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated'
import type { Face } from '@/games/dice'
import { DICE } from '@/games/dice/rules/state'
import { FaceIcon } from '@/ui'
import { seatBox } from '@/ui/table'
import type { TableModel } from './use-table'

interface DragToSeatProps {
  readonly table: TableModel
  readonly style: StyleProp<ViewStyle>
  readonly children: ReactNode
}

/** Shorter drags are taps. */
const SLOP = 14
const GHOST = 56

/** Lets a die be dragged from the tray to whom it is meant for; tapping does the same. */
export function DragToSeat({ table, style, children }: DragToSeatProps) {
  const { asked, seating, view, dropDie } = table
  const { plan } = asked
  const { layout, seatAt } = seating
  const [face, setFace] = useState<Face | null>(null)
  const x = useSharedValue(0)
  const y = useSharedValue(0)
  const dieAt = (dx: number) => Math.floor((dx / layout.tray.width) * DICE)
  const draggable = (die: number) => plan?.items.some((item) => item.die === die) ?? false
  const placeAt = (px: number, py: number) =>
    layout.seats.findIndex((_, place) => {
      const box = seatBox(layout, place)
      return px >= box.x && px <= box.x + box.width && py >= box.y && py <= box.y + box.height
    })
  const [start, setStart] = useState(0)
  const drag = Gesture.Pan()
    .enabled(plan?.kind === 'aim' || plan?.kind === 'drink')
    .minDistance(SLOP)
    .runOnJS(true)
    .onStart((event) => {
      const die = dieAt(event.x - event.translationX)
      if (!draggable(die)) return
      setStart(die)
      setFace(view.dice?.[die] ?? null)
    })
    .onUpdate((event) => {
      x.set(event.x + layout.tray.x - GHOST / 2)
      y.set(event.y + layout.tray.y - GHOST)
    })
    .onEnd((event) => {
      const place = placeAt(event.x + layout.tray.x, event.y + layout.tray.y)
      if (face && place >= 0) dropDie(start, seatAt(place))
    })
    .onFinalize(() => setFace(null))
  const ghost = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }],
  }))
  return (
    <>
      <GestureDetector gesture={drag}>
        <View style={style}>{children}</View>
      </GestureDetector>
      {face && (
        <Animated.View style={[styles.ghost, ghost]}>
          <FaceIcon face={face} size={GHOST} />
        </Animated.View>
      )}
    </>
  )
}

const styles = StyleSheet.create({
  ghost: {
    position: 'absolute',
    left: 0,
    top: 0,
    pointerEvents: 'none',
    borderRadius: 12,
    backgroundColor: '#FBF1DC',
    boxShadow: '0px 8px 18px rgba(0,0,0,0.5)',
  },
})
