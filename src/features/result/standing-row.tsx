import { StyleSheet, View } from 'react-native'
import Animated from 'react-native-reanimated'
import { useTranslation } from '@/i18n'
import {
  Icon,
  Medallion,
  Press,
  RoleBadge,
  Text,
  fonts,
  gradient,
  palette,
  useInk,
  usePress,
} from '@/ui'
import type { Standing } from './standings'

interface StandingRowProps {
  readonly standing: Standing
  readonly onPress: () => void
}

/** A seat, its role, and what it is remembered for. Winners have a bar, a cup and a light of their own. */
export function StandingRow({ standing, onPress }: StandingRowProps) {
  const { name, role, isWinner, fell, awards, character, seat } = standing
  const { t } = useTranslation(['result', 'common'])
  const ink = useInk()
  const press = usePress(1)
  const spoken = [
    name,
    t(`common:roles.${role}`),
    ...(isWinner ? [t('result:winner')] : []),
    ...awards,
    ...(fell === null ? [] : [t('result:fellSpoken', { turn: fell })]),
  ]
  return (
    <Press
      role="button"
      accessibilityLabel={spoken.join(', ')}
      accessibilityHint={t('result:seatHint')}
      onPress={onPress}
      testID={`standing-${seat}`}
      {...press.handlers}
      style={[styles.frame, press.ringStyle]}
    >
      <Animated.View style={[styles.row, isWinner && styles.lit, press.faceStyle]}>
        <View style={[styles.bar, isWinner && styles.brass]} />
        <Medallion character={character} size={36} dimmed={fell !== null} />
        <View style={styles.name}>
          <Text bold numberOfLines={1} style={styles.shrink}>
            {name}
          </Text>
          {isWinner && <Icon name="trophy" size={16} color={ink.accent} />}
        </View>
        <View style={styles.role}>
          <RoleBadge role={role} size={27} />
          <Text numberOfLines={1} style={styles.shrink}>
            {t(`common:roles.${role}`)}
          </Text>
        </View>
        <View style={styles.fate}>
          {awards.map((award) => (
            <Text key={award} variant="label" tone="accent" align="right">
              {award}
            </Text>
          ))}
          {fell !== null && (
            <Text variant="label" tone="secondary" align="right" style={styles.fell}>
              {t('result:fell', { turn: fell })}
            </Text>
          )}
        </View>
      </Animated.View>
    </Press>
  )
}

const styles = StyleSheet.create({
  frame: { borderRadius: 4 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    paddingVertical: 2,
    paddingRight: 8,
    borderRadius: 4,
    overflow: 'hidden',
  },
  lit: {
    ...gradient('linear-gradient(90deg, rgba(224,180,92,0.34), rgba(224,180,92,0.06))'),
  },
  bar: { width: 4, alignSelf: 'stretch', marginVertical: -2 },
  brass: { backgroundColor: palette.brass400 },
  name: { flex: 1, minWidth: 56, flexDirection: 'row', alignItems: 'center', gap: 5 },
  role: { flex: 1.35, flexDirection: 'row', alignItems: 'center', gap: 7 },
  fate: { flex: 1.15 },
  shrink: { flexShrink: 1 },
  fell: { fontFamily: fonts.text },
})
