import { StyleSheet, View } from 'react-native'
import { RESULT_WORDS } from '@/boards'
import { useTranslation } from '@/i18n'
import {
  Icon,
  Medallion,
  Press,
  PressFace,
  RoleBadge,
  Text,
  fonts,
  gradient,
  palette,
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
  const { t } = useTranslation(RESULT_WORDS)
  const press = usePress(1)
  const hasFate = fell !== null || awards.length > 0
  const spoken = [
    name,
    t(`common:roles.${role}`),
    ...(isWinner ? [t('result:winner')] : []),
    ...awards,
    ...(fell === null ? [] : [t('result:fellSpoken', { turn: fell })]),
  ]
  return (
    <View>
      <PressFace aria-hidden style={[styles.row, isWinner && styles.lit, press.faceStyle]}>
        <View style={[styles.bar, isWinner && styles.brass]} />
        <View>
          <Medallion character={character} size={36} dimmed={fell !== null} />
          {isWinner && (
            <View style={styles.cup}>
              <Icon name="trophy" size={12} color={palette.ink} />
            </View>
          )}
        </View>
        <Text bold numberOfLines={1} maxScale={1.4} style={styles.name}>
          {name}
        </Text>
        <View style={[styles.role, !hasFate && styles.wide]}>
          <RoleBadge role={role} size={24} />
          <Text numberOfLines={2} maxScale={1.25} style={styles.roleName}>
            {t(`common:roles.${role}`)}
          </Text>
        </View>
        {hasFate && (
          <View style={styles.fate}>
            {fell !== null && (
              <Text
                variant="label"
                tone="secondary"
                align="right"
                maxScale={1.4}
                style={styles.fell}
              >
                {t('result:fell', { turn: fell })}
              </Text>
            )}
            {awards.map((award) => (
              <Text
                key={award}
                variant="label"
                tone="accent"
                align="right"
                maxScale={1.4}
                style={styles.award}
              >
                {award}
              </Text>
            ))}
          </View>
        )}
      </PressFace>
      <Press
        role="button"
        accessibilityLabel={spoken.join(', ')}
        accessibilityHint={t('result:seatHint')}
        onPress={onPress}
        testID={`standing-${seat}`}
        {...press.handlers}
        style={[styles.target, press.ringStyle]}
      />
    </View>
  )
}

const GAP = 8
const ROLE = 108
const FATE = 76

const styles = StyleSheet.create({
  target: { ...StyleSheet.absoluteFill, borderRadius: 4 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: GAP,
    minHeight: 44,
    paddingVertical: 3,
    paddingRight: 8,
    borderRadius: 4,
    overflow: 'hidden',
  },
  lit: {
    ...gradient('linear-gradient(90deg, rgba(224,180,92,0.26), rgba(224,180,92,0))'),
    backgroundColor: 'rgba(224,180,92,0.1)',
  },
  bar: { width: 4, alignSelf: 'stretch', marginVertical: -3 },
  brass: { backgroundColor: palette.brass400 },
  cup: {
    position: 'absolute',
    right: -6,
    bottom: -2,
    width: 18,
    height: 18,
    borderRadius: 9,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: palette.brass400,
    borderWidth: 1,
    borderColor: palette.walnut900,
  },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 64 },
  role: { width: ROLE, flexDirection: 'row', alignItems: 'center', gap: 6 },
  /** Where there is nothing to tell, a long role has the room for it too; names keep theirs. */
  wide: { width: 'auto', flexGrow: 2, flexShrink: 1, flexBasis: ROLE + GAP + FATE },
  roleName: { flex: 1, fontSize: 15, lineHeight: 18 },
  /** However much there is to tell, it hangs beside the name, never under it. */
  fate: { flexGrow: 2, flexShrink: 1, flexBasis: FATE, alignItems: 'flex-end' },
  fell: { fontFamily: fonts.text },
  award: { fontSize: 13, lineHeight: 16 },
})
