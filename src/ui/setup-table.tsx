import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { officialRoleCounts, ROLES } from '@/family/roles'
import { RoleBadge } from './art'
import { SegmentedControl } from './segmented-control'
import { Text } from './text'

interface SetupTableProps {
  /** How many can play. */
  readonly numbers: readonly number[]
}

/** Which roles are dealt, by the number of players. */
export function SetupTable({ numbers }: SetupTableProps) {
  const { t } = useTranslation(['setup', 'common'])
  const [seats, setSeats] = useState<number>(5)
  const counts = officialRoleCounts(seats)
  return (
    <View style={styles.table}>
      <SegmentedControl
        label={t('howMany')}
        kind="tiles"
        value={seats}
        onChange={setSeats}
        options={numbers.map((value) => ({
          value,
          label: String(value),
          spoken: t('players', { count: value }),
        }))}
      />
      <View style={styles.roles} aria-live="polite">
        {ROLES.filter((role) => counts[role] > 0).map((role) => (
          <View key={role} style={styles.role}>
            <View style={styles.badges}>
              {Array.from({ length: counts[role] }, (_, i) => (
                <RoleBadge key={i} role={role} size={40} />
              ))}
            </View>
            <Text variant="label" align="center">
              {counts[role]} × {t(`common:roles.${role}`)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  table: { gap: 16, paddingVertical: 8 },
  roles: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 16 },
  role: { alignItems: 'center', gap: 6, minWidth: 96 },
  badges: { flexDirection: 'row', gap: 2 },
})
