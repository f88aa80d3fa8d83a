import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native'
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler'
import Animated, {
  useFrameCallback,
  useSharedValue,
  type FrameCallback,
  type FrameInfo,
  type SharedValue,
} from 'react-native-reanimated'
import { scheduleOnRN } from 'react-native-worklets'
import {
  cardNear,
  edgePull,
  meaningOf,
  raisedPlace,
  slotNear,
  type HandLayout,
  type Meaning,
} from './hand-layout'
import { useHandMotion } from './hand-motion'

/** Shorter ways are taps: they belong to the card. */
const SLOP = 8
/** A click that comes so soon after a slide is its end and no tap, in ms. */
const LATE = 350

/** What becomes of it. Cards are told by their places in the tray. */
export interface HandTouches {
  /** Another card lies under the thumb; null when it is let go. */
  readonly onRaise: (index: number | null) => void
  /** The thumb was let go over a card. */
  readonly onSlid: (index: number) => void
  readonly onSorted: (from: number, to: number) => void
  readonly onDrag: (index: number) => void
  /** A card was let go outside the tray, at a point counted from its corner. */
  readonly onDrop: (index: number, x: number, y: number) => void
  /** The finger was taken away by the system: nothing happens. */
  readonly onCancel: () => void
}

interface TouchedHand extends HandTouches {
  readonly hand: HandLayout
  readonly lifted: number
  /** Which cards may be taken out of the tray. */
  readonly canLeave: readonly boolean[]
  readonly isEnabled: boolean
}

/** The hand owns the pointer, not its cards: one gesture slides, sorts and drags, and taps are left to the cards. */
export function useHandTouch(touched: TouchedHand) {
  const motion = useHandMotion()
  const { isUsed, begin, end } = useLateClicks()
  const scroller = useRef<FrameCallback | null>(null)
  const told = useTold(touched, {
    begin: useCallback(() => {
      begin()
      scroller.current?.setActive(true)
    }, [begin]),
    end: useCallback(() => {
      end()
      scroller.current?.setActive(false)
    }, [end]),
  })
  const on = useOnScreen(touched, motion.scroll)
  const { x, y, raised, from, to, scroll } = motion
  const { isEnabled } = touched
  const start = useSharedValue({ x: 0, y: 0, isLifted: false })
  const meaning = useSharedValue<Meaning | null>(null)
  const held = useSharedValue(-1)
  /** A card is looked at in full: whatever the finger does until it is taken away means nothing. */
  const isStopped = useSharedValue(false)

  const gesture = useMemo(() => {
    const follow = () => {
      'worklet'
      const hand = on.hand.get()
      if (hand.count === 0 || isStopped.get()) return
      const before = meaning.get()
      const begun = start.get()
      const under = before === 'slide' ? cardNear(hand, x.get(), scroll.get()) : held.get()
      const now = meaningOf({
        dx: x.get() - begun.x,
        dy: y.get() - begun.y,
        x: x.get(),
        y: y.get(),
        isLifted: begun.isLifted,
        canLeave: on.canLeave.get()[under] === true,
        before,
      })
      meaning.set(now)
      held.set(under)
      if (now === 'drag' && before !== 'drag') {
        raised.set(-1)
        from.set(-1)
        scheduleOnRN(told.drag, under)
      }
      if (now === 'slide' && under !== raised.get()) {
        raised.set(under)
        scheduleOnRN(told.raise, under)
      }
      if (now === 'sort') {
        from.set(under)
        to.set(slotNear(hand, x.get(), scroll.get()))
      }
    }
    const pan = Gesture.Pan()
      .enabled(isEnabled)
      .minDistance(SLOP)
      .maxPointers(1)
      .onBegin((event) => {
        const hand = on.hand.get()
        isStopped.set(false)
        meaning.set(null)
        const lifted = on.lifted.get()
        const left = lifted < 0 ? 0 : raisedPlace(hand, lifted, scroll.get()).x
        const isLifted = lifted >= 0 && event.x >= left && event.x <= left + hand.raised
        start.set({ x: event.x, y: event.y, isLifted })
        held.set(isLifted ? lifted : cardNear(hand, event.x, scroll.get()))
      })
      .onStart((event) => {
        x.set(event.x)
        y.set(event.y)
        scheduleOnRN(told.begin)
        follow()
      })
      .onUpdate((event) => {
        x.set(event.x)
        y.set(event.y)
        follow()
      })
      .onFinalize((_, isDone) => {
        const what = isDone && !isStopped.get() ? meaning.get() : null
        meaning.set(null)
        raised.set(-1)
        if (what === 'slide') scheduleOnRN(told.slid, held.get())
        else if (what === 'sort') scheduleOnRN(told.sorted, from.get(), to.get())
        else if (what === 'drag') scheduleOnRN(told.drop, held.get(), x.get(), y.get())
        else scheduleOnRN(told.cancel)
      })
      .withTestId('hand')
    return { pan, follow }
  }, [on, told, isEnabled, x, y, raised, from, to, scroll, start, meaning, held, isStopped])

  const { follow } = gesture
  const scrolling = useFrameCallback(
    useCallback(
      ({ timeSincePreviousFrame }: FrameInfo) => {
        'worklet'
        const now = meaning.get()
        if (now !== 'slide' && now !== 'sort') return
        const hand = on.hand.get()
        const pull = edgePull(hand, x.get()) * (timeSincePreviousFrame ?? 0)
        if (pull === 0) return
        scroll.set(Math.max(0, Math.min(hand.scroll, scroll.get() + pull)))
        follow()
      },
      [meaning, on, x, scroll, follow],
    ),
    false,
  )
  useEffect(() => {
    scroller.current = scrolling
  }, [scrolling])

  const stop = useCallback(() => isStopped.set(true), [isStopped])
  return { gesture: gesture.pan, motion, isUsed, stop }
}

/** What the drawing thread has to know of the hand as it lies now. */
function useOnScreen(
  { hand: laid, lifted: up, canLeave: free }: TouchedHand,
  scroll: SharedValue<number>,
) {
  const hand = useSharedValue(laid)
  const lifted = useSharedValue(up)
  const canLeave = useSharedValue(free)
  useLayoutEffect(() => {
    hand.set(laid)
    lifted.set(up)
    canLeave.set(free)
    if (scroll.get() > laid.scroll) scroll.set(laid.scroll)
  }, [hand, lifted, canLeave, scroll, laid, up, free])
  return useMemo(() => ({ hand, lifted, canLeave }), [hand, lifted, canLeave])
}

/** A gesture is made once; what it tells goes to the latest render. */
function useTold(touched: HandTouches, { begin, end }: Pick<Late, 'begin' | 'end'>) {
  const latest = useRef(touched)
  useEffect(() => {
    latest.current = touched
  })
  return useMemo(
    () => ({
      begin,
      raise: (index: number) => latest.current.onRaise(index),
      drag: (index: number) => {
        latest.current.onRaise(null)
        latest.current.onDrag(index)
      },
      slid: (index: number) => {
        end()
        latest.current.onRaise(null)
        latest.current.onSlid(index)
      },
      sorted: (from: number, to: number) => {
        end()
        latest.current.onSorted(from, to)
      },
      drop: (index: number, x: number, y: number) => {
        end()
        latest.current.onDrop(index, x, y)
      },
      cancel: () => {
        end()
        latest.current.onRaise(null)
        latest.current.onCancel()
      },
    }),
    [begin, end],
  )
}

type Late = ReturnType<typeof useLateClicks>

/** A browser clicks where a slide began once it ends: such a click is none. */
function useLateClicks() {
  const touch = useRef({ isDown: false, endedAt: -Infinity })
  const begin = useCallback(() => {
    touch.current.isDown = true
  }, [])
  const end = useCallback(() => {
    if (touch.current.isDown) touch.current = { isDown: false, endedAt: performance.now() }
  }, [])
  const isUsed = useCallback(
    () => touch.current.isDown || performance.now() - touch.current.endedAt < LATE,
    [],
  )
  return { begin, end, isUsed }
}

interface HandTouchProps {
  readonly gesture: ReturnType<typeof useHandTouch>['gesture']
  readonly style: StyleProp<ViewStyle>
  readonly children: ReactNode
}

/** Where the gesture is felt. Only what is loaded with the card table knows gesture-handler: Home does not carry it. */
export function HandTouch({ gesture, style, children }: HandTouchProps) {
  return (
    <GestureHandlerRootView style={style}>
      <GestureDetector gesture={gesture}>
        <Animated.View style={styles.felt}>{children}</Animated.View>
      </GestureDetector>
    </GestureHandlerRootView>
  )
}

const styles = StyleSheet.create({ felt: { flex: 1 } })
