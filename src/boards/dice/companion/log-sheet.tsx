import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { TrackerEvent } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { clockText } from '@/i18n/clock-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { LogEntry } from '@/store/tracker/recap'
import {
  selectCompanionLog,
  selectEntryRefusal,
  selectSetAside,
  selectTableStart,
  selectWaitingEntries,
} from '@/store/tracker/selectors'
import { asideSettled } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Button, Chip, Divider, ListRow, Sheet, Text } from '@/ui'
import { TurnEntry } from '../../turn-entry'
import { deedsOfTurn, turnsOfLog, type LogTurn } from './log-turns'
import type { SheetsProps } from './sheets'
import { useCorrectionWords, useEntryWords } from './use-entry-words'

const KINDS = ['life', 'arrows', 'corrections'] as const
type Kind = (typeof KINDS)[number]

/** Everything entered, turn by turn, the latest first. A turn unfolds; a tap on one of its lines corrects it. */
export function LogSheet({ sheet, view, onOpen }: SheetsProps) {
  const { t } = useTranslation(['tracker', 'common'])
  const log = useAppSelector(selectCompanionLog)
  const refusal = useAppSelector(selectEntryRefusal)
  // A question that a correction raised is answered first.
  const waiting = useAppSelector(selectWaitingEntries)
  const nameOf = useTableNames()
  const [kind, setKind] = useState<Kind | null>(null)
  const [seat, setSeat] = useState<number | null>(null)
  const isWanted = ({ events }: LogEntry) =>
    (kind === null || events.some((event) => kindOf(event) === kind)) &&
    (seat === null || events.some((event) => concerns(event, seat)))
  const turns = turnsOfLog(log)
    .map((turn) => ({ ...turn, entries: turn.entries.filter(isWanted) }))
    .filter(({ entries }) => entries.length > 0)
    .reverse()
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
      {turns.length === 0 && <Text tone="secondary">{t('log.empty')}</Text>}
      {turns.map((turn, i) => (
        <View key={turn.entries[0]?.index}>
          {turn.round === turns[i - 1]?.round ? (
            <Divider />
          ) : (
            <Text variant="label" tone="accent" role="heading" aria-level={2} style={styles.round}>
              {t('log.round', { number: turn.round })}
            </Text>
          )}
          <TurnOfLog turn={turn} view={view} onOpen={onOpen} />
        </View>
      ))}
    </Sheet>
  )
}

interface TurnOfLogProps extends Pick<SheetsProps, 'view' | 'onOpen'> {
  readonly turn: LogTurn
}

/** One turn: whose it was and what came of it; unfolded, every entry. */
function TurnOfLog({ turn, view, onOpen }: TurnOfLogProps) {
  const { t } = useTranslation(['log', 'common'])
  const own = useTranslation('tracker').t
  const start = useAppSelector(selectTableStart)
  const nameOf = useTableNames()
  const words = useEntryWords()
  const correction = useCorrectionWords()
  // The sentences say whose life it was: a row of faces would repeat them, and its numbers are not in the button's name.
  const deeds = deedsOfTurn(turn, { own: null, nameOf, t }, correction).map((deed) => ({
    ...deed,
    changes: [],
  }))
  const name = nameOf(turn.seat)
  return (
    <>
      <Text variant="small" tone="secondary" style={styles.whose}>
        {`${name} · ${clockText((turn.entries[0]?.at ?? start) - start)}`}
      </Text>
      <TurnEntry
        seat={turn.seat}
        characters={view.characters}
        nameOf={nameOf}
        deeds={deeds}
        opening={own('log.nothing', { name })}
        testID={`turn-${turn.entries[0]?.index ?? 0}`}
      >
        {turn.entries.map((entry) => (
          <ListRow
            key={entry.index}
            label={words(entry)}
            sub={clockText(entry.at - start)}
            onPress={() => onOpen({ kind: 'entry', index: entry.index })}
            testID={`entry-${entry.index}`}
          />
        ))}
      </TurnEntry>
    </>
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
  round: { paddingTop: 10 },
  whose: { paddingTop: 8, marginBottom: -4 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8, paddingBottom: 6 },
  aside: { paddingVertical: 8 },
})
