import { useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import { Gesture, GestureDetector } from 'react-native-gesture-handler'
import { gradeOf } from '@/boards'
import { SURENESS, type Sureness } from '@/family/reading/marks'
import { SEALED_ROLES, type SealedRole } from '@/family/roles'
import { useTranslation } from '@/i18n'
import {
  Icon,
  IconButton,
  Paper,
  Press,
  SegmentedControl,
  SurfaceProvider,
  Text,
  materials,
  palette,
  space,
  usePress,
  walkedByArrows,
} from '@/ui'
import { SuspicionChip, type TableLayout } from '@/ui/table'

/** A role to put onto a seat, or nothing: then what lies there is taken off. */
export type Picked = SealedRole | 'none'

interface ChipTrayProps {
  readonly layout: TableLayout
  readonly picked: Picked
  readonly onPick: (picked: Picked) => void
  readonly sureness: Sureness
  readonly onSureness: (sureness: Sureness) => void
  readonly onClose: () => void
  /** A chip follows the finger; where it is let go. */
  readonly onDrag: (role: SealedRole, x: number, y: number) => void
  readonly onDrop: (role: SealedRole, x: number, y: number) => void
}

/** Shorter ways are taps. */
const SLOP = 8

/** The chips where the dice or the hand lie: drag one onto a seat, or tap it and then the seat. */
export function ChipTray(props: ChipTrayProps) {
  const { t } = useTranslation(['table', 'common'])
  const { layout, picked, onPick, sureness, onSureness, onClose } = props
  const { x, y, width } = layout.tray
  return (
    <SurfaceProvider surface="paper">
      <View style={[styles.place, { left: x, top: y, width }]}>
        <Paper style={styles.paper}>
          <View style={styles.head}>
            <Text variant="label" maxScale={1.3} numberOfLines={2} style={styles.words}>
              {t('table:reading.how')}
            </Text>
            <IconButton
              icon="check"
              size={44}
              iconSize={24}
              label={t('table:reading.done')}
              onPress={onClose}
              testID="reading-done"
            />
          </View>
          <View
            role="radiogroup"
            aria-label={t('table:reading.which')}
            {...walkedByArrows}
            style={styles.chips}
          >
            {SEALED_ROLES.map((role) => (
              <RoleChoice
                key={role}
                {...props}
                role={role}
                label={t(`common:roles.${role}`)}
                isPicked={picked === role}
              />
            ))}
            <Choice
              label={t('table:reading.none')}
              isPicked={picked === 'none'}
              onPress={() => onPick('none')}
              testID="chip-none"
            >
              <Icon name="close" size={24} color={palette.ink} />
            </Choice>
          </View>
          <SegmentedControl
            label={t('table:reading.sure')}
            options={SURENESS.map((value) => ({
              value,
              label: t(`table:reading.sureness.${value}`),
            }))}
            value={sureness}
            onChange={onSureness}
            type="text"
          />
        </Paper>
      </View>
    </SurfaceProvider>
  )
}

interface RoleChoiceProps extends ChipTrayProps {
  readonly role: SealedRole
  readonly label: string
  readonly isPicked: boolean
}

function RoleChoice({ role, label, isPicked, sureness, onPick, onDrag, onDrop }: RoleChoiceProps) {
  const pan = useMemo(
    () =>
      Gesture.Pan()
        .runOnJS(true)
        .minDistance(SLOP)
        .onUpdate(({ absoluteX, absoluteY }) => onDrag(role, absoluteX, absoluteY))
        .onFinalize(({ absoluteX, absoluteY }, isDone) => {
          if (isDone) onDrop(role, absoluteX, absoluteY)
        }),
    [role, onDrag, onDrop],
  )
  return (
    <GestureDetector gesture={pan} touchAction="none">
      <View collapsable={false} style={styles.share}>
        <Choice
          label={label}
          isPicked={isPicked}
          onPress={() => onPick(role)}
          testID={`chip-${role}`}
        >
          <SuspicionChip role={role} grade={gradeOf(sureness)} size={34} />
        </Choice>
      </View>
    </GestureDetector>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isPicked: boolean
  readonly onPress: () => void
  readonly testID: string
  readonly children: React.ReactNode
}

function Choice({ label, isPicked, onPress, testID, children }: ChoiceProps) {
  const press = usePress(2)
  return (
    <Press
      role="radio"
      tabIndex={isPicked ? 0 : -1}
      aria-checked={isPicked}
      accessibilityLabel={label}
      onPress={onPress}
      testID={testID}
      {...press.handlers}
      style={[styles.choice, isPicked && materials.brass, styles.round, press.ringStyle]}
    >
      {children}
      <Text variant="tiny" bold maxScale={1.1} align="center" numberOfLines={2} color={palette.ink}>
        {label}
      </Text>
    </Press>
  )
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  paper: { paddingVertical: space[1], paddingHorizontal: space[3], gap: space[1] },
  head: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  words: { flex: 1 },
  chips: { flexDirection: 'row', gap: space[1] },
  share: { flex: 1 },
  choice: {
    flex: 1,
    minHeight: 62,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    paddingHorizontal: 2,
  },
  round: { borderRadius: 10 },
})
