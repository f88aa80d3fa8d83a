import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import {
  BulletRow,
  Button,
  Press,
  SurfaceProvider,
  Text,
  palette,
  useOverlay,
  usePress,
} from '@/ui'
import type { CompanionLayout } from '../../companion/layout'

interface RoadSlipProps {
  readonly layout: CompanionLayout
  readonly seat: number
  readonly name: string
  readonly life: number
  readonly max: number
  readonly onTap: (by: 1 | -1) => void
  readonly onClose: () => void
}

/** "On the road": one player's life as bullets, as large as the phone is, for those who play without boards (rules §1). */
export function RoadSlip({ layout, seat, name, life, max, onTap, onClose }: RoadSlipProps) {
  const { t } = useTranslation(['cards', 'tracker', 'common'])
  const stage = useOverlay(onClose)
  const facing = layout.panels[seat]?.facing ?? 0
  const isWide = layout.width > layout.height
  const height = isWide ? layout.height - 240 : Math.min((layout.height - 210) / max, 130) * 0.86
  return (
    <SurfaceProvider surface="wood">
      <View ref={stage} style={styles.stage} testID="road" role="group" aria-label={name}>
        <View style={[styles.head, facing === 180 && styles.flipped]}>
          <Text variant="head" color={palette.parchment100} aria-live="polite">
            {t('cards:companion.road.life', { name, life, max })}
          </Text>
        </View>
        <View style={[styles.bullets, facing === 180 && styles.flipped]} aria-hidden>
          {isWide ? (
            <BulletRow life={life} max={max} height={height} on="wood" />
          ) : (
            Array.from({ length: max }, (_, i) => (
              <BulletRow key={i} life={i < life ? 1 : 0} max={1} height={height} on="wood" />
            ))
          )}
        </View>
        <View style={styles.row}>
          <Half label={t('tracker:panel.minus', { name })} sign="−" onPress={() => onTap(-1)} />
          <Half label={t('tracker:panel.plus', { name })} sign="+" onPress={() => onTap(1)} />
        </View>
        <Button label={t('common:close')} onPress={onClose} />
      </View>
    </SurfaceProvider>
  )
}

interface HalfProps {
  readonly label: string
  readonly sign: string
  readonly onPress: () => void
}

function Half({ label, sign, onPress }: HalfProps) {
  const press = usePress(1)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      {...press.handlers}
      style={[styles.half, press.ringStyle]}
    >
      <Text variant="number-l" maxScale={1} color={palette.parchment100}>
        {sign}
      </Text>
    </Press>
  )
}

const styles = StyleSheet.create({
  stage: {
    ...StyleSheet.absoluteFill,
    backgroundColor: '#2B1A12',
    padding: 16,
    gap: 12,
    justifyContent: 'center',
  },
  head: { alignItems: 'center' },
  flipped: { transform: [{ rotate: '180deg' }] },
  bullets: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 4 },
  row: { flexDirection: 'row', gap: 12 },
  half: {
    flex: 1,
    height: 76,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'rgba(240,203,150,0.14)',
  },
})
