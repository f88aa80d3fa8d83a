import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { CharacterId } from '@/family/characters'
import { useTranslation } from '@/i18n'
import { clockText } from '@/i18n/clock-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectEntryRefusal,
  selectTableStart,
  selectWaitingEntries,
} from '@/store/tracker/selectors'
import { asideSettled } from '@/store/tracker/slice'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Button, Divider, ListRow, Sheet, Text } from '@/ui'
import type { Deed } from '../face'
import { TurnEntry } from '../turn-entry'

/** A turn at a real table, in words. */
export interface ToldTurn {
  readonly seat: number
  readonly round: number
  readonly deeds: readonly Deed[]
  readonly entries: readonly {
    readonly index: number
    readonly at: number
    readonly text: string
  }[]
}

/** An entry that no longer fitted after a correction. */
export interface ToldAside {
  readonly name: string
  readonly at: number
  /** Whose it is; undefined where anybody may enter it. */
  readonly seat: number | undefined
}

interface LogSheetProps {
  readonly visible: boolean
  readonly characters: readonly (CharacterId | null)[]
  /** Whose turn it is now. */
  readonly turn: number
  /** The latest first. */
  readonly turns: readonly ToldTurn[]
  readonly aside: readonly ToldAside[]
  /** What narrows the list down. */
  readonly filters?: ReactNode
  readonly onEntry: (index: number) => void
  readonly onClose: () => void
}

/** Everything entered, turn by turn, the latest first. A turn unfolds; a tap on one of its lines corrects it. */
export function LogSheet(props: LogSheetProps) {
  const { visible, characters, turns, filters, onEntry, onClose } = props
  const { t } = useTranslation(['tracker', 'common'])
  const refusal = useAppSelector(selectEntryRefusal)
  // A question that a correction raised is answered first.
  const waiting = useAppSelector(selectWaitingEntries)
  return (
    <Sheet
      visible={visible && waiting === 0}
      onClose={onClose}
      title={t('log.title')}
      sub={t('log.sub')}
      closeLabel={t('common:close')}
    >
      {filters}
      <Aside {...props} />
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
          <TurnOfLog turn={turn} characters={characters} onEntry={onEntry} />
        </View>
      ))}
    </Sheet>
  )
}

interface TurnOfLogProps extends Pick<LogSheetProps, 'characters' | 'onEntry'> {
  readonly turn: ToldTurn
}

/** One turn: whose it was and what came of it; unfolded, every entry. */
function TurnOfLog({ turn, characters, onEntry }: TurnOfLogProps) {
  const { t } = useTranslation('tracker')
  const start = useAppSelector(selectTableStart)
  const nameOf = useTableNames()
  // The sentences say whose life it was: a row of faces would repeat them, and its numbers are not in the button's name.
  const deeds = turn.deeds.map((deed) => ({ ...deed, changes: [] }))
  const name = nameOf(turn.seat)
  return (
    <>
      <Text variant="small" tone="secondary" style={styles.whose}>
        {`${name} · ${clockText((turn.entries[0]?.at ?? start) - start)}`}
      </Text>
      <TurnEntry
        seat={turn.seat}
        characters={characters}
        nameOf={nameOf}
        deeds={deeds}
        opening={t('log.nothing', { name })}
        testID={`turn-${turn.entries[0]?.index ?? 0}`}
      >
        {turn.entries.map(({ index, at, text }) => (
          <ListRow
            key={index}
            label={text}
            sub={clockText(at - start)}
            onPress={() => onEntry(index)}
            testID={`entry-${index}`}
          />
        ))}
      </TurnEntry>
    </>
  )
}

/** Entries that no longer fitted after a correction: named, and kept until somebody decides. */
function Aside({ aside, turn }: Pick<LogSheetProps, 'aside' | 'turn'>) {
  const { t } = useTranslation('tracker')
  const dispatch = useAppDispatch()
  const start = useAppSelector(selectTableStart)
  const nameOf = useTableNames()
  if (aside.length === 0) return null
  return (
    <View testID="aside" style={styles.aside}>
      <Text bold tone="danger" role="alert">
        {t('log.aside', { count: aside.length })}
      </Text>
      {aside.map(({ name, at, seat }, i) => {
        const isTheirs = seat === undefined || seat === turn
        const where = seat === undefined ? '' : ` · ${nameOf(seat)}`
        return (
          <View key={i}>
            <ListRow
              label={name}
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

const styles = StyleSheet.create({
  round: { paddingTop: 10 },
  whose: { paddingTop: 8, marginBottom: -4 },
  aside: { paddingVertical: 8 },
})
