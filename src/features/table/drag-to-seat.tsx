import { useEffect, useState, type ReactNode } from 'react'
import {
  PanResponder,
  StyleSheet,
  View,
  type GestureResponderEvent,
  type PanResponderGestureState,
  type StyleProp,
  type ViewStyle,
} from 'react-native'
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated'
import type { Face } from '@/games/dice'
import { DICE } from '@/games/dice/rules/state'
import { FaceIcon, palette } from '@/ui'
import { seatBox } from '@/ui/table'
import type { TableModel } from './use-table'

interface DragToSeatProps {
  readonly table: TableModel
  readonly style: StyleProp<ViewStyle>
  readonly children: ReactNode
}

interface Dragged {
  readonly die: number
  readonly face: Face
}

/** Shorter drags are taps. */
const SLOP = 12
const GHOST = 56

/** Lets a die be dragged from the tray to whom it is meant for; tapping does the same. */
export function DragToSeat({ table, style, children }: DragToSeatProps) {
  const { seating, dropDie } = table
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const x = useSharedValue(0)
  const y = useSharedValue(0)
  const ghost = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() - GHOST / 2 }, { translateY: y.get() - GHOST }],
  }))
  const follow = (_: GestureResponderEvent, { moveX, moveY }: PanResponderGestureState) => {
    x.set(moveX)
    y.set(moveY)
  }
  const handlers = useDragHandlers({
    canBegin: (startX) => dieUnder(table, startX) !== null,
    begin: (startX) => setDragged(dieUnder(table, startX)),
    follow,
    end: ({ moveX, moveY }) => {
      const place = placeAt(table, moveX, moveY)
      if (dragged && place >= 0) dropDie(dragged.die, seating.seatAt(place))
      setDragged(null)
    },
  })
  return (
    <>
      <View style={style} {...handlers}>
        {children}
      </View>
      {dragged && (
        <Animated.View style={[styles.ghost, ghost]}>
          <FaceIcon face={dragged.face} size={GHOST} />
        </Animated.View>
      )}
    </>
  )
}

/** The die at a place of the tray, if a target is asked for it. */
function dieUnder({ asked, seating, view }: TableModel, px: number): Dragged | null {
  const { tray } = seating.layout
  const die = Math.floor(((px - tray.x) / tray.width) * DICE)
  const face = view.dice?.[die]
  return face && asked.plan?.items.some((item) => item.die === die) ? { die, face } : null
}

/** The place whose seat lies under a point; −1 if none does. */
function placeAt({ seating: { layout } }: TableModel, px: number, py: number): number {
  return layout.seats.findIndex((_, place) => {
    const { x, y, width, height } = seatBox(layout, place)
    return px >= x && px <= x + width && py >= y && py <= y + height
  })
}

interface Drag {
  readonly canBegin: (startX: number) => boolean
  readonly begin: (startX: number) => void
  readonly follow: (event: GestureResponderEvent, gesture: PanResponderGestureState) => void
  readonly end: (gesture: PanResponderGestureState) => void
}

/** A responder is made once; what it does follows the latest render. */
class Dragging {
  private drag: Drag | null = null
  private startX = 0
  readonly responder = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (_, { moveX, dx, dy }) => {
      // Where the finger went down is known to the responder only once it is granted.
      this.startX = moveX - dx
      return Math.hypot(dx, dy) > SLOP && (this.drag?.canBegin(this.startX) ?? false)
    },
    onPanResponderGrant: () => this.drag?.begin(this.startX),
    onPanResponderMove: (event, gesture) => this.drag?.follow(event, gesture),
    onPanResponderRelease: (_, gesture) => this.drag?.end(gesture),
    onPanResponderTerminate: (_, gesture) => this.drag?.end(gesture),
  })

  follow(drag: Drag): void {
    this.drag = drag
  }
}

function useDragHandlers(drag: Drag) {
  const [dragging] = useState(() => new Dragging())
  useEffect(() => dragging.follow(drag))
  return dragging.responder.panHandlers
}

const styles = StyleSheet.create({
  ghost: {
    position: 'absolute',
    left: 0,
    top: 0,
    pointerEvents: 'none',
    borderRadius: 12,
    backgroundColor: palette.parchment100,
    boxShadow: '0px 8px 18px rgba(0,0,0,0.5)',
  },
})
