import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import { Vector, palette, path, type Drawing } from '@/ui'
import { replyBetween, type DuelLayout, type Reply } from './duel-layout'

/** A card that was put down, or the place for one, in the order of the exchange. */
export interface Laid {
  readonly row: number
  readonly isRight: boolean
}

interface RepliesProps {
  readonly duel: DuelLayout
  readonly laid: readonly Laid[]
  readonly height: number
}

/** Arrows from each card to the one that answers it; the last is the brightest. */
export function Replies({ duel, laid, height }: RepliesProps) {
  const { width } = duel
  const drawing = useMemo(
    (): Drawing => ({
      viewBox: [0, 0, width, height],
      nodes: laid.slice(1).flatMap((to, i) => {
        const from = laid[i]
        return from
          ? [
              path(arrow(replyBetween(duel, from, to.row), duel.card * 0.13), {
                stroke: palette.parchment300,
                strokeWidth: Math.max(3, duel.card * 0.045),
                opacity: i === laid.length - 2 ? 1 : 0.55,
              }),
            ]
          : []
      }),
    }),
    [duel, laid, width, height],
  )
  return (
    <View style={styles.lines}>
      <Vector drawing={drawing} width={width} height={height} />
    </View>
  )
}

/** A line with two barbs at its end. */
function arrow({ from, to }: Reply, barb: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const end = (turn: number) =>
    `${to.x - barb * Math.cos(angle + turn)} ${to.y - barb * Math.sin(angle + turn)}`
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${end(0.7)}L${to.x} ${to.y}L${end(-0.7)}`
}

const styles = StyleSheet.create({ lines: { position: 'absolute', left: 0, top: 0 } })
