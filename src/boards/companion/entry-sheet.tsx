import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { KeptTable } from '@/family/keeping'
import { useTranslation } from '@/i18n'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Button, Chip, Sheet, Stepper, Text } from '@/ui'

interface EntrySheetProps {
  readonly title: string
  /** What it did, in words. */
  readonly words: string
  /** Fields in which something can be set right. */
  readonly children: ReactNode
  /** Undefined as long as nothing is changed. */
  readonly onSave: (() => void) | undefined
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** An earlier entry, to be set right or taken out; everything after it is entered again. */
export function EntrySheet(props: EntrySheetProps) {
  const { title, words, children, onSave, onRemove, onClose } = props
  const { t } = useTranslation(['tracker', 'common'])
  return (
    <Sheet
      visible
      onClose={onClose}
      title={title}
      sub={words}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button
            kind="brass"
            label={t('edit.save')}
            disabled={onSave === undefined}
            onPress={onSave}
          />
          <Button kind="barn" label={t('edit.remove')} onPress={onRemove} />
        </>
      }
    >
      <View style={styles.page}>
        {children}
        <Text variant="small" tone="secondary">
          {t('edit.text')}
        </Text>
      </View>
    </Sheet>
  )
}

interface SeatsFieldProps {
  readonly value: number
  /** The table as it was when this was entered. */
  readonly before: Pick<KeptTable, 'alive'>
  readonly onChange: (seat: number) => void
}

/** Whom an entry was about. */
function SeatsField({ value, before, onChange }: SeatsFieldProps) {
  const nameOf = useTableNames()
  return (
    <View style={styles.chips}>
      {before.alive.map((isAlive, seat) =>
        isAlive ? (
          <Chip
            key={seat}
            label={nameOf(seat)}
            isOn={seat === value}
            onPress={() => onChange(seat)}
          />
        ) : null,
      )}
    </View>
  )
}

interface SeatOfProps<A extends { readonly seat: number }> {
  readonly action: A
  readonly before: SeatsFieldProps['before']
  readonly onChange: (action: A) => void
}

/** Whom an entry names, to be set right. */
export const SeatOf = <A extends { readonly seat: number }>({
  action,
  before,
  onChange,
}: SeatOfProps<A>) => (
  <SeatsField
    value={action.seat}
    before={before}
    onChange={(seat) => onChange({ ...action, seat })}
  />
)

interface PointsOfProps<A extends { readonly points: readonly number[] }> {
  readonly action: A
  readonly seats: readonly number[]
  readonly max: number
  readonly onChange: (action: A) => void
}

/** What an entry gave or took, by seat, to be set right. */
export const PointsOf = <A extends { readonly points: readonly number[] }>({
  action,
  onChange,
  ...field
}: PointsOfProps<A>) => (
  <PointsField
    {...field}
    points={action.points}
    onChange={(points) => onChange({ ...action, points })}
  />
)

export interface CountFieldProps {
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly label?: string
  readonly onChange: (value: number) => void
}

/** How many. */
export function CountField({ value, min = 0, max, label, onChange }: CountFieldProps) {
  const { t } = useTranslation('tracker')
  const words = label ?? t('edit.count')
  return (
    <View style={styles.line}>
      <Text bold>{words}</Text>
      <Stepper
        kind="number"
        label={words}
        value={`${value}`}
        previousLabel={t('edit.fewer', { what: words })}
        nextLabel={t('edit.more', { what: words })}
        onPrevious={value > min ? () => onChange(value - 1) : undefined}
        onNext={value < max ? () => onChange(value + 1) : undefined}
        width={56}
      />
    </View>
  )
}

interface PointsFieldProps {
  /** By seat. */
  readonly points: readonly number[]
  /** Who can have any. */
  readonly seats: readonly number[]
  readonly max: number
  readonly onChange: (points: readonly number[]) => void
}

/** How many points each player was given or lost. */
function PointsField({ points, seats, max, onChange }: PointsFieldProps) {
  const nameOf = useTableNames()
  return seats.map((seat) => (
    <CountField
      key={seat}
      label={nameOf(seat)}
      max={max}
      value={points[seat] ?? 0}
      onChange={(value) => onChange(points.map((old, other) => (other === seat ? value : old)))}
    />
  ))
}

const styles = StyleSheet.create({
  page: { gap: 14 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
})
