import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { TrackerEvent } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectCompanionLog,
  selectEntryRefusal,
  selectSetAside,
  selectTableStart,
  selectWaitingEntries,
} from '@/store/tracker/selectors'
import { asideSettled } from '@/store/tracker/slice'
import { Button, Chip, Divider, ListRow, Sheet, Text } from '@/ui'
import { clockText } from '@/i18n/clock-text'
import type { SheetsProps } from './sheets'
import { useEntryWords } from './use-entry-words'
import { useTableNames } from '@/store/tracker/use-table-names'

const KINDS = ['life', 'arrows', 'corrections'] as const
type Kind = (typeof KINDS)[number]

/** Everything entered, the latest first, with its time. Tapping a line corrects it, however long ago it was. */
export function LogSheet({ sheet, view, onOpen }: SheetsProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const log = useAppSelector(selectCompanionLog)
  const start = useAppSelector(selectTableStart)
  const refusal = useAppSelector(selectEntryRefusal)
  // A question that a correction raised is answered first.
  const waiting = useAppSelector(selectWaitingEntries)
  const nameOf = useTableNames()
  const words = useEntryWords()
  const [kind, setKind] = useState<Kind | null>(null)
  const [seat, setSeat] = useState<number | null>(null)
  const isWanted = (events: readonly TrackerEvent[]) =>
    (kind === null || events.some((event) => kindOf(event) === kind)) &&
    (seat === null || events.some((event) => concerns(event, seat)))
  const shown = log.filter(({ events }) => isWanted(events)).reverse()
  return (
    <Sheet
      visible={sheet?.kind === 'log' && waiting === 0}
      onClose={() => onOpen(null)}
      title={t('log.title')}
      sub={t('log.sub')}
      closeLabel={t('common:close')}
    >
      <View style={styles.chips} role="group" aria-label={t('log.filter')}>
        {KINDS.map((value) => (
          <Chip
            key={value}
            label={t(`log.${value}`)}
            isOn={kind === value}
            onPress={() => setKind(kind === value ? null : value)}
          />
        ))}
        {view.life.map((_, other) => (
          <Chip
            key={other}
            label={nameOf(other)}
            isOn={seat === other}
            onPress={() => setSeat(seat === other ? null : other)}
          />
        ))}
      </View>
      <Aside view={view} />
      {refusal && (
        <Text tone="danger" role="alert">
          {t('edit.refused')}
        </Text>
      )}
      {shown.length === 0 && <Text tone="secondary">{t('log.empty')}</Text>}
      {shown.map((entry) => (
        <View key={entry.index}>
          <Divider />
          <ListRow
            label={words(entry)}
            sub={`${clockText(entry.at - start)} · ${nameOf(entry.turn)}`}
            onPress={() => onOpen({ kind: 'entry', index: entry.index })}
            testID={`entry-${entry.index}`}
          />
        </View>
      ))}
    </Sheet>
  )
}

/** Entries that no longer fitted after a correction: named, and kept until somebody decides. */
function Aside({ view }: Pick<SheetsProps, 'view'>) {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const aside = useAppSelector(selectSetAside)
  const start = useAppSelector(selectTableStart)
  const nameOf = useTableNames()
  if (aside.length === 0) return null
  return (
    <View testID="aside" style={styles.aside}>
      <Text bold tone="danger" role="alert">
        {t('log.aside', { count: aside.length })}
      </Text>
      {aside.map(({ entry: { action, at, seat } }, i) => {
        const what = t(`entry.${action.type}`)
        const isTheirs = seat === undefined || seat === view.turn
        const where = seat === undefined ? '' : ` · ${nameOf(seat)}`
        return (
          <View key={i}>
            <ListRow
              label={what}
              sub={`${clockText(at - start)}${where}`}
              trailing={
                <Button
                  kind="quiet"
                  size="small"
                  label={t('log.drop')}
                  onPress={() => dispatch(asideSettled(i, false))}
                />
              }
            />
            <Button
              size="small"
              label={isTheirs ? t('log.again') : t('log.notTheirTurn', { name: nameOf(seat) })}
              disabled={!isTheirs}
              onPress={() => dispatch(asideSettled(i, true))}
            />
          </View>
        )
      })}
    </View>
  )
}

function kindOf({ type }: TrackerEvent): Kind | null {
  switch (type) {
    case 'lifeLost':
    case 'lifeGained':
    case 'eliminated':
      return 'life'
    case 'arrowTaken':
    case 'arrowsReturned':
    case 'attackBegan':
      return 'arrows'
    case 'lifeSet':
    case 'playerLeft':
    case 'arrowsSet':
    case 'playedOn':
    case 'roleSeen':
      return 'corrections'
    default:
      return null
  }
}

const concerns = (event: TrackerEvent, seat: number): boolean =>
  ('seat' in event && event.seat === seat) || ('by' in event && event.by === seat)

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8, paddingBottom: 6 },
  aside: { paddingVertical: 8 },
})
