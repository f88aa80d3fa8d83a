import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { PixelRatio } from 'react-native'
import { useAnimatedReaction } from 'react-native-reanimated'

import { boneOf } from './die-look'
import type { DieFrame } from './frame'
import { paintDice, STAGE, type ShownDie } from './paint-dice'
import { useDieFrame, type DieProps } from './use-die-frame'

type Show = (index: number, die: ShownDie | null) => void

/**
 * The web's twin of dice-bodies.tsx: one canvas for all dice. Affine groups of an SVG, or layers that move, make the
 * browser repaint and re-layer the page in every frame; a slow phone then shows half of them.
 */
export function DiceBodies({ dice }: { readonly dice: readonly DieProps[] }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef(new Map<number, ShownDie>())
  const isDue = useRef(false)
  const edge = dice[0]?.edge ?? 0
  const ratio = PixelRatio.get()
  const show = useCallback<Show>((index, die) => {
    if (die) shown.current.set(index, die)
    else shown.current.delete(index)
    if (isDue.current) return
    isDue.current = true
    queueMicrotask(() => {
      isDue.current = false
      const pen = canvas.current?.getContext('2d')
      if (pen) paintDice(pen, [...shown.current.values()])
    })
  }, [])
  const style = useMemo(
    () =>
      ({
        position: 'absolute',
        left: -STAGE.side * edge,
        top: -STAGE.above * edge,
        width: STAGE.width * edge,
        height: STAGE.height * edge,
        pointerEvents: 'none',
      }) as const,
    [edge],
  )
  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden
        width={Math.ceil(STAGE.width * edge * ratio)}
        height={Math.ceil(STAGE.height * edge * ratio)}
        style={style}
      />
      {dice.map((die) => (
        <Die key={die.index} {...die} show={show} />
      ))}
    </>
  )
}

/** Draws nothing itself: it tells the canvas what its die looks like. */
const Die = memo(function Die(props: DieProps & { readonly show: Show }) {
  const { index, state, layer, edge, show } = props
  const frame = useDieFrame(props)
  const tell = useCallback(
    (next: DieFrame) => show(index, { frame: next, bone: boneOf[state], layer }),
    [show, index, state, layer],
  )
  // The canvas is empty after a change of its size, and so after one of the edge.
  useLayoutEffect(() => tell(frame.value), [tell, frame, edge])
  useEffect(() => () => show(index, null), [show, index])
  useAnimatedReaction(
    () => frame.value,
    (next) => tell(next),
    [tell],
  )
  return null
})
