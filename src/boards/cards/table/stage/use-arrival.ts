import { useCallback, useEffect, useState } from 'react'
import {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated'
import type { CardId } from '@/games/cards'
import { useTheme } from '@/ui'
import { useAir, usePlace, type Pose } from '../places'

/** It has come to its place; the rest of its time it is turned over there. */
const THERE = 0.45

/**
 * How a card comes to lie open: from the deck, back up, then it is turned over. One that lies there already does not move.
 * What the card means is seen after it, not before.
 */
export function useArrival(card: CardId) {
  const air = useAir()
  const { reducedMotion } = useTheme()
  const [coming] = useState(() => (air?.coming.includes(card) ? air : null))
  const progress = useSharedValue(coming ? 0 : 1)
  const own = useSharedValue<Pose | null>(null)
  const onPlaced = useCallback((pose: Pose) => own.set(pose), [own])
  const place = usePlace(card, onPlaced)
  useEffect(() => {
    if (!coming) return
    const delay = coming.coming.indexOf(card) * coming.each
    progress.set(withDelay(delay, withTiming(1, { duration: coming.ms, easing: Easing.linear })))
  }, [coming, card, progress])
  const deck = coming?.deck ?? null
  const flying = useAnimatedStyle(() => {
    const p = progress.get()
    const to = own.get()
    if (p >= 1 || !deck) return { opacity: 1, transform: [{ translateX: 0 }] }
    if (reducedMotion || !to) return { opacity: p, transform: [{ translateX: 0 }] }
    const q = eased(Math.min(1, p / THERE))
    return {
      opacity: 1,
      transform: [
        { translateX: (deck.x - to.x) * (1 - q) },
        { translateY: (deck.y - to.y) * (1 - q) },
        { scale: deck.width / to.width + (1 - deck.width / to.width) * q },
      ],
    }
  })
  /** From −1, the back, over 0, the edge, to 1, the face. */
  const front = useAnimatedStyle(() => turned(progress.get(), reducedMotion, 1))
  const back = useAnimatedStyle(() => turned(progress.get(), reducedMotion, -1))
  const later = useAnimatedStyle(() => ({ opacity: progress.get() < 1 ? 0 : 1 }))
  return {
    isComing: coming !== null,
    isAway: air?.away.includes(card) ?? false,
    place,
    flying,
    front,
    back,
    later,
  }
}

/** Slow at both ends. */
function eased(p: number): number {
  'worklet'
  return p * p * (3 - 2 * p)
}

function turned(p: number, isStill: boolean, side: 1 | -1) {
  'worklet'
  const turn = isStill ? 1 : Math.max(-1, Math.min(1, -1 + (2 * (p - THERE)) / (1 - THERE)))
  const open = turn * side
  return { opacity: open > 0 ? 1 : 0, transform: [{ scaleX: Math.max(0.02, open) }] }
}
