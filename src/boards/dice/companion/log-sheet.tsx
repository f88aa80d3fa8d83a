import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { TrackerEvent } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectDiceAside, selectDiceLog } from '@/store/tracker/dice-selectors'
import type { LogEntry } from '@/store/tracker/recap'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Chip } from '@/ui'
import { LogSheet as Sheet } from '../../companion/log-sheet'
import { turnsOfLog } from '../../companion/log-turns'
import { deedsOfTurn } from './log-turns'
import type { SheetsProps } from './sheets'
import { useCorrectionWords, useEntryWords } from './use-entry-words'

const KINDS = ['life', 'arrows', 'corrections'] as const
type Kind = (typeof KINDS)[number]

/** Everything entered, to be narrowed down to a kind of entry or to somebody. */
export function LogSheet({ sheet, view, onOpen }: SheetsProps) {
  const { t } = useTranslation(['log', 'common'])
  const own = useTranslation('tracker').t
  const log = useAppSelector(selectDiceLog)
  const aside = useAppSelector(selectDiceAside)
  const nameOf = useTableNames()
  const words = useEntryWords()
  const correction = useCorrectionWords()
  const [kind, setKind] = useState<Kind | null>(null)
  const [seat, setSeat] = useState<number | null>(null)
  const isWanted = ({ events }: LogEntry<'dice'>) =>
    (kind === null || events.some((event) => kindOf(event) === kind)) &&
    (seat === null || events.some((event) => concerns(event, seat)))
  const turns = turnsOfLog(log)
    .map((turn) => ({ ...turn, entries: turn.entries.filter(isWanted) }))
    .filter(({ entries }) => entries.length > 0)
    .map((turn) => ({
      ...turn,
      deeds: deedsOfTurn(turn, { own: null, nameOf, t }, correction),
      entries: turn.entries.map((entry) => ({
        index: entry.index,
        at: entry.at,
        text: words(entry),
      })),
    }))
  return (
    <Sheet
      visible={sheet?.kind === 'log'}
      characters={view.characters}
      turn={view.turn}
      turns={turns.toReversed()}
      aside={aside.map(({ entry: { action, at, seat: owner } }) => ({
        name: own(`entry.${action.type}`),
        at,
        seat: owner,
      }))}
      filters={
        <View style={styles.chips} role="group" aria-label={own('log.filter')}>
          {KINDS.map((value) => (
            <Chip
              key={value}
              label={own(`log.${value}`)}
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
      }
      onEntry={(index) => onOpen({ kind: 'entry', index })}
      onClose={() => onOpen(null)}
    />
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
})
