import { StyleSheet, View } from 'react-native'
import type { Role } from '@/games/dice'
import { sealedRoles } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { CompanionRecap } from '@/store/tracker/recap'
import { selectCompanionView } from '@/store/tracker/selectors'
import { entered } from '@/store/tracker/slice'
import { Chip, Icon, Medallion, Plate, RoleBadge, TallyRow, Text, palette } from '@/ui'
import { clockText } from './clock-text'
import { useTableNames } from '@/store/tracker/use-table-names'

interface RecapRowProps {
  readonly seat: number
  readonly recap: CompanionRecap
}

/** One player: card, how it ended, and what was done and suffered. A card still sealed can be turned up here. */
export function RecapRow({ seat, recap }: RecapRowProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const name = useTableNames()(seat)
  const view = useAppSelector(selectCompanionView)
  const { roles, falls, winner, seconds } = recap
  const role = roles[seat] ?? 'hidden'
  const place = falls.findIndex((fall) => fall.seat === seat)
  const isWinner = winner?.seats.includes(seat) ?? false
  const fate = place < 0 ? t('result.stands') : t('result.fell', { count: place + 1 })
  return (
    <Plate style={[styles.row, isWinner && styles.won]}>
      <View style={styles.head}>
        <Medallion character={view?.characters[seat] ?? null} size={44} dimmed={place >= 0} />
        <View style={styles.fill}>
          <Text bold numberOfLines={1}>
            {name}
          </Text>
          <Text variant="small" tone="secondary">
            {[
              ...(isWinner ? [t('result.won')] : []),
              fate,
              clockText((seconds[seat] ?? 0) * 1000),
            ].join(' · ')}
          </Text>
        </View>
        {isWinner && <Icon name="trophy" size={22} color={palette.brass400} />}
        <RoleBadge role={role} size={34} />
        {role !== 'hidden' && (
          <Text style={styles.role} numberOfLines={1}>
            {t(`common:roles.${role}`)}
          </Text>
        )}
      </View>
      <Facts seat={seat} recap={recap} />
      {role === 'hidden' && view && <Unseal seat={seat} roles={sealedRoles(view)} />}
    </Plate>
  )
}

const COUNTED = ['dealt', 'lost', 'drunk', 'arrows', 'kills'] as const

function Facts({ seat, recap }: RecapRowProps) {
  const { t } = useTranslation('tracker')
  const tally = recap.tallies[seat]
  if (!tally) return null
  return (
    <TallyRow
      counts={COUNTED.map((what) => ({ label: t(`result.counted.${what}`), value: tally[what] }))}
    />
  )
}

/** The card that was never turned up during the game. */
function Unseal({ seat, roles }: { readonly seat: number; readonly roles: readonly Role[] }) {
  const { t } = useTranslation(['tracker', 'common'])
  const dispatch = useAppDispatch()
  return (
    <View>
      <Text variant="small" tone="secondary">
        {t('result.turnUp')}
      </Text>
      <View style={styles.unseal}>
        {roles.map((role) => (
          <Chip
            key={role}
            label={t(`common:roles.${role}`)}
            onPress={() => dispatch(entered({ type: 'unseal', seat, role }))}
          />
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { paddingHorizontal: 10, paddingVertical: 8, gap: 6 },
  won: { borderLeftWidth: 4, borderLeftColor: palette.brass400 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  fill: { flex: 1 },
  role: { width: 92 },
  unseal: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
})
