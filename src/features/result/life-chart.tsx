import { useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { Medallion, Text, Vector, path, useInk, useTheme, type Drawing } from '@/ui'
import {
  chartDrawing,
  lifeTicks,
  offsetOf,
  scalesOf,
  spread,
  turnTicks,
  type ChartSize,
  type LifeLine,
} from './chart-drawing'
import { lookOf, type LineLook } from './chart-look'
import type { Standing } from './standings'
import type { Finished } from './use-finished'

interface LifeChartProps {
  readonly finished: Finished
  readonly standings: readonly Standing[]
  readonly height: number
}

type Entry = LifeLine & { readonly standing: Standing }

const AXIS = 24
const NAMES = 72
const FACE = 20
const FOOT = 34

/** Every seat's life over the turns; the words for it are said instead of the picture. */
export function LifeChart({ finished, standings, height }: LifeChartProps) {
  const { t } = useTranslation('result')
  const ink = useInk()
  const theme = useTheme().name
  const [width, setWidth] = useState(0)
  const { recap, own } = finished
  const entries = useMemo(
    () =>
      standings.map((standing, index): Entry => {
        const { seat, fell, isWinner, role } = standing
        const look = lookOf({ isOwn: seat === own, isWinner, role, index }, ink, theme)
        return { standing, life: recap.life[seat] ?? [], fell, look }
      }),
    [standings, recap, own, ink, theme],
  )
  const most = Math.max(...recap.life.map((line) => Math.max(...line)))
  const size = { width: Math.max(0, width - AXIS - NAMES), height, turns: recap.turns, most }
  const spoken = entries.map(({ standing: { name, fell: turn }, life }) => {
    const words = { name, from: life[0] ?? 0, to: life.at(-1) ?? 0 }
    return turn === null ? t('chart.stood', words) : t('chart.fell', { ...words, turn })
  })
  return (
    <View>
      <Text variant="lead" role="heading" aria-level={2}>
        {t('chart.title')}
      </Text>
      <View
        role="img"
        aria-label={`${t('chart.title')}. ${spoken.join('. ')}.`}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
        style={{ height: height + FOOT }}
      >
        {width > 0 && <Plot entries={entries} size={size} />}
      </View>
      <Legend entries={entries} />
    </View>
  )
}

function Plot({ entries, size }: { readonly entries: readonly Entry[]; readonly size: ChartSize }) {
  const { t } = useTranslation('result')
  const ink = useInk()
  const { x, y } = scalesOf(size)
  const drawing = useMemo(() => chartDrawing(entries, size, ink.line), [entries, size, ink.line])
  const ticks = turnTicks(size.turns)
  return (
    <>
      {lifeTicks(size.most).map((life) => (
        <Text
          key={life}
          variant="tiny"
          bold
          tone="secondary"
          maxScale={1.3}
          style={[styles.life, { top: y(life) - 8 }]}
        >
          {life}
        </Text>
      ))}
      <View style={styles.plot}>
        <Vector drawing={drawing} width={size.width} height={size.height} />
      </View>
      {ticks.map((turn, i) => (
        <Text
          key={turn}
          variant="tiny"
          tone="secondary"
          align="center"
          maxScale={1.3}
          style={[styles.turn, { top: size.height + 12, left: AXIS + x(turn) - 30 }]}
        >
          {i === 0 ? t('chart.turn', { turn }) : turn}
        </Text>
      ))}
      <Names entries={entries} size={size} />
      <Graves entries={entries} size={size} />
    </>
  )
}

/** Who still stands is named where the line ends. */
function Names({
  entries,
  size,
}: {
  readonly entries: readonly Entry[]
  readonly size: ChartSize
}) {
  const { y } = scalesOf(size)
  const ends = entries.flatMap(({ standing, life, look }, index) =>
    standing.fell === null
      ? [{ standing, look, top: y(life.at(-1) ?? 0) + offsetOf(index, entries.length) }]
      : [],
  )
  const tops = spread(
    ends.map(({ top }) => top),
    16,
    size.height - 4,
  )
  return ends.map(({ standing: { seat, name }, look }, i) => (
    <Text
      key={seat}
      variant="tiny"
      bold
      color={look.color}
      numberOfLines={1}
      maxScale={1.3}
      style={[styles.name, { top: (tops[i] ?? 0) - 8, left: AXIS + size.width + 14 }]}
    >
      {name}
    </Text>
  ))
}

/** The fallen lie on the ground line where their lines end; those of one turn on top of each other. */
function Graves({
  entries,
  size,
}: {
  readonly entries: readonly Entry[]
  readonly size: ChartSize
}) {
  const { x, y } = scalesOf(size)
  const fallen = entries.flatMap(({ standing }) =>
    standing.fell === null ? [] : [{ standing, x: x(standing.fell) }],
  )
  const turns = [...new Set(fallen.map((grave) => grave.x))]
  const places = spread(turns, FACE + 2, size.width)
  return fallen.map(({ standing: { seat, character }, x: turn }, i) => {
    const below = fallen.slice(0, i).filter((other) => other.x === turn).length
    const left = AXIS + (places[turns.indexOf(turn)] ?? 0) - FACE / 2
    return (
      <View key={seat} style={[styles.grave, { top: y(0) - FACE * (0.5 + below * 0.9), left }]}>
        <Medallion character={character} size={FACE} />
      </View>
    )
  })
}

/** Which dash is whose. */
function Legend({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <View aria-hidden style={styles.legend}>
      {entries.map(({ standing: { seat, name }, look }) => (
        <View key={seat} style={styles.key}>
          <Vector drawing={sampleOf(look)} width={30} height={6} />
          <Text variant="tiny" numberOfLines={1}>
            {name}
          </Text>
        </View>
      ))}
    </View>
  )
}

function sampleOf({ color, width, dash }: LineLook): Drawing {
  return {
    viewBox: [0, 0, 30, 6],
    nodes: [path('M2 3H28', { stroke: color, strokeWidth: width, ...(dash ? { dash } : {}) })],
  }
}

const styles = StyleSheet.create({
  life: { position: 'absolute', left: 0, width: 16 },
  plot: { position: 'absolute', left: AXIS, top: 0 },
  turn: { position: 'absolute', width: 60 },
  name: { position: 'absolute', width: NAMES - 14, fontSize: 13, lineHeight: 16 },
  grave: { position: 'absolute' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 4, marginTop: 4 },
  key: { flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: 150 },
})
