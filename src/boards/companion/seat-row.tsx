import { StyleSheet, View } from 'react-native'
import { isHunt } from '@/family/roles'
import { useTranslation } from '@/i18n'
import { Icon, Medallion, Plate, Press, RoleBadge, Text, radius, usePress } from '@/ui'
import { withRole, type TableDraft } from './draft'

interface SeatRowProps {
  readonly seat: number
  readonly draft: TableDraft
  /** What drags the row. */
  readonly handle: React.ReactNode
  readonly onChange: (draft: TableDraft) => void
  readonly onPerson: () => void
  readonly onCharacter: () => void
}

const THREE = ['deputy', 'outlaw', 'renegade'] as const

/** One seat of the table: who sits there, as whom, and the Sheriff's star. */
export function SeatRow({ seat, draft, handle, onChange, onPerson, onCharacter }: SeatRowProps) {
  const { t } = useTranslation(['tracker', 'common', 'characters'])
  const number = seat + 1
  const name = draft.people[seat]?.name || t('seat', { number })
  const character = draft.characters[seat] ?? null
  return (
    <Plate style={styles.row}>
      {handle}
      <Text variant="number-s" tone="accent" style={styles.number}>
        {number}
      </Text>
      <Target label={t('setup.whoSits', { number, name })} onPress={onPerson} isWide>
        <Text numberOfLines={1} style={styles.fill}>
          {name}
        </Text>
        <Icon name="edit" size={18} />
      </Target>
      {draft.cast === 'pick' && (
        <Target
          label={t('setup.characterOf', {
            name,
            character: character ? t(`characters:${character}.name`) : t('common:noCharacter'),
          })}
          onPress={onCharacter}
        >
          <Medallion character={character} size={40} />
        </Target>
      )}
      {isHunt(draft.seats) ? (
        <ThreeRole seat={seat} draft={draft} name={name} onChange={onChange} />
      ) : (
        draft.dealer === 'cards' && (
          <Star
            isOn={draft.sheriff === seat}
            isStop={(draft.sheriff ?? 0) === seat}
            label={t('setup.isSheriff', { name })}
            onPress={() => onChange({ ...draft, sheriff: seat })}
          />
        )
      )}
    </Plate>
  )
}

interface TargetProps {
  readonly label: string
  readonly onPress: () => void
  readonly isWide?: boolean
  readonly children: React.ReactNode
}

function Target({ label, onPress, isWide = false, children }: TargetProps) {
  const press = usePress(1)
  return (
    <Press
      role="button"
      accessibilityLabel={label}
      onPress={onPress}
      {...press.handlers}
      style={[styles.target, isWide && styles.wide, press.ringStyle]}
    >
      {children}
    </Press>
  )
}

function Star({
  isOn,
  isStop,
  label,
  onPress,
}: {
  readonly isOn: boolean
  /** Tab stops at one star; the arrow keys walk on from there. */
  readonly isStop: boolean
  readonly label: string
  readonly onPress: () => void
}) {
  const press = usePress(1)
  return (
    <Press
      role="radio"
      tabIndex={isStop ? 0 : -1}
      aria-checked={isOn}
      accessibilityLabel={label}
      onPress={onPress}
      {...press.handlers}
      style={[styles.target, press.ringStyle]}
    >
      <View style={!isOn && styles.faint}>
        <RoleBadge role="sheriff" size={36} />
      </View>
    </Press>
  )
}

/** Three players lay all cards open: each tap gives the next one, and whoever had it gets this one. */
function ThreeRole({
  seat,
  draft,
  name,
  onChange,
}: Pick<SeatRowProps, 'seat' | 'draft' | 'onChange'> & { readonly name: string }) {
  const { t } = useTranslation(['tracker', 'common'])
  const role = THREE.find((known) => known === draft.three[seat]) ?? 'deputy'
  const next = THREE[(THREE.indexOf(role) + 1) % THREE.length] ?? 'deputy'
  return (
    <Target
      label={t('setup.roleOf', { name, role: t(`common:roles.${role}`) })}
      onPress={() => onChange({ ...draft, three: withRole(draft.three, seat, next) })}
    >
      <RoleBadge role={role} size={38} />
    </Target>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 54,
    paddingRight: 6,
    gap: 4,
    borderRadius: radius.wood,
  },
  number: { width: 22, fontSize: 18 },
  target: {
    minWidth: 46,
    minHeight: 46,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 8,
  },
  wide: { flex: 1, flexDirection: 'row', gap: 8, paddingHorizontal: 8 },
  fill: { flex: 1 },
  faint: { opacity: 0.28 },
})
