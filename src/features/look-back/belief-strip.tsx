import { useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { COACH_WORDS } from '@/boards'
import type { Seat } from '@/core/game'
import { ROLES } from '@/family/roles'
import { useTranslation } from '@/i18n'
import {
  Medallion,
  RoleBadge,
  Text,
  Vector,
  path,
  roleColors,
  space,
  useInk,
  type Drawing,
} from '@/ui'
import { stackedPaths, type Chances } from './belief-lines'
import type { LookedAt } from './looked-at'

interface BeliefStripProps {
  readonly seat: Seat
  /** By turn. */
  readonly line: readonly Chances[]
  readonly place: number
  readonly turn: string
  readonly lookedAt: LookedAt
}

const HEIGHT = 30

/** One seat: who it was, what was believed of it over the match, and how much of that was right at the chosen turn. */
export function BeliefStrip({ seat, line, place, turn, lookedAt }: BeliefStripProps) {
  const { t } = useTranslation(COACH_WORDS)
  const { accent } = useInk()
  const [width, setWidth] = useState(0)
  const drawing = useMemo(() => stripDrawing(line), [line])
  const { nameOf, recap, characters } = lookedAt
  const role = recap.roles[seat] ?? 'hidden'
  const chances = line[place]
  const percentOf = (i: number): number => Math.round((chances?.[i] ?? 0) * 100)
  const right = percentOf(ROLES.findIndex((other) => other === role))
  const spoken = ROLES.flatMap((other, i) =>
    percentOf(i) > 0
      ? [
          t('coach:suspicions.chance', {
            role: t(`common:roles.${other}`),
            percent: percentOf(i),
          }),
        ]
      : [],
  ).join(', ')
  const words = { name: nameOf(seat), role: t(`common:roles.${role}`), turn, chances: spoken }
  return (
    <View
      accessible
      role="img"
      aria-label={t('coach:review.beliefs.row', words)}
      style={styles.row}
    >
      <Medallion character={characters[seat] ?? null} size={30} />
      <View style={styles.who}>
        <Text variant="label" numberOfLines={1} maxScale={1.3}>
          {nameOf(seat)}
        </Text>
      </View>
      <RoleBadge role={role} size={22} />
      <View style={styles.strip} onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        <Vector drawing={drawing} width={width} height={HEIGHT} fit="none" />
        <View
          style={[
            styles.cursor,
            { left: ((place + 0.5) / line.length) * width - 1.5, backgroundColor: accent },
          ]}
        />
      </View>
      <Text variant="label" align="right" maxScale={1.3} style={styles.share}>
        {t('coach:percent', { percent: right })}
      </Text>
    </View>
  )
}

function stripDrawing(line: readonly Chances[]): Drawing {
  const paths = stackedPaths(line)
  return {
    viewBox: [0, 0, Math.max(1, line.length), 100],
    nodes: ROLES.map((role, i) => path(paths[i] ?? '', { fill: roleColors[role] })),
  }
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  who: { width: 64 },
  strip: { flex: 1, height: HEIGHT, borderRadius: 3, overflow: 'hidden' },
  cursor: { position: 'absolute', top: 0, bottom: 0, width: 3, borderRadius: 2 },
  share: { width: 46 },
})
