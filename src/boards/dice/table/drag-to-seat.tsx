import { useEffect, useState, type ReactNode } from 'react'
import {
  PanResponder,
  StyleSheet,
  View,
  useWindowDimensions,
  type PanResponderGestureState,
  type StyleProp,
  type ViewStyle,
} from 'react-native'
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated'
import type { Face } from '@/games/dice'
import { DICE } from '@/games/dice/rules/state'
import { FaceIcon, palette, useIsTurned } from '@/ui'
import { seatBox } from '@/ui/table'
import type { DiceTable } from './use-table'

interface DragToSeatProps {
  readonly table: DiceTable
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
  const onTable = useOnTable()
  const handlers = useDragHandlers({
    canBegin: (start) => dieUnder(table, onTable(start)) !== null,
    begin: (start) => setDragged(dieUnder(table, onTable(start))),
    follow: (finger) => {
      const to = onTable(finger)
      x.set(to.x)
      y.set(to.y)
    },
    end: (finger) => {
      const place = placeAt(table, onTable(finger))
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

interface Point {
  readonly x: number
  readonly y: number
}

/** Where a finger is on the table, which may stand on its head. */
function useOnTable(): (finger: Point) => Point {
  const { width, height } = useWindowDimensions()
  const isTurned = useIsTurned()
  return (finger) => (isTurned ? { x: width - finger.x, y: height - finger.y } : finger)
}

/** The die at a place of the tray, if a target is asked for it. */
function dieUnder({ asked, seating, view }: DiceTable, { x }: Point): Dragged | null {
  const { tray } = seating.layout
  const die = Math.floor(((x - tray.x) / tray.width) * DICE)
  const face = view.dice?.[die]
  return face && asked.plan?.items.some((item) => item.die === die) ? { die, face } : null
}

/** The place whose seat lies under a point; −1 if none does. */
function placeAt({ seating: { layout } }: DiceTable, point: Point): number {
  return layout.seats.findIndex((_, place) => {
    const { x, y, width, height } = seatBox(layout, place)
    return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  })
}

interface Drag {
  readonly canBegin: (start: Point) => boolean
  readonly begin: (start: Point) => void
  readonly follow: (finger: Point) => void
  readonly end: (finger: Point) => void
}

const fingerOf = ({ moveX, moveY }: PanResponderGestureState): Point => ({ x: moveX, y: moveY })

/** A responder is made once; what it does follows the latest render. */
class Dragging {
  private drag: Drag | null = null
  private start: Point = { x: 0, y: 0 }
  readonly responder = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (_, { moveX, moveY, dx, dy }) => {
      // Where the finger went down is known to the responder only once it is granted.
      this.start = { x: moveX - dx, y: moveY - dy }
      return Math.hypot(dx, dy) > SLOP && (this.drag?.canBegin(this.start) ?? false)
    },
    onPanResponderGrant: () => this.drag?.begin(this.start),
    onPanResponderMove: (_, gesture) => this.drag?.follow(fingerOf(gesture)),
    onPanResponderRelease: (_, gesture) => this.drag?.end(fingerOf(gesture)),
    onPanResponderTerminate: (_, gesture) => this.drag?.end(fingerOf(gesture)),
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
