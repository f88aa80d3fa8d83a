import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { rngFromSeed } from '@/core/rng'
import { useTranslation } from '@/i18n'
import { freshSeed } from '@/store/fresh-seed'
import { useAppSelector } from '@/store/hooks'
import { selectRoster } from '@/store/roster/selectors'
import { LONGEST_NAME, plainName, type WrongName } from '@/store/setup/names'
import type { Player } from '@/store/setup/slice'
import { Button, Chip, DragRow, IconButton, Paper, Plate, Text, palette, radius } from '@/ui'
import { useDefaultNames } from './default-names'
import { withPlayer, withSeatMoved, withSeatsDrawn, type Draft } from './draft'
import { LevelKey } from './level-key'
import { NameInput } from './name-input'

interface PassSeatsProps {
  readonly draft: Draft
  readonly wrong: readonly (WrongName | null)[]
  readonly onChange: (draft: Draft) => void
}

/** Who sits where around the table: people and bots, moved by dragging, or by lot. */
export function PassSeats({ draft, wrong, onChange }: PassSeatsProps) {
  const { t } = useTranslation('pass')
  const seated = draft.players.slice(0, draft.seats)
  const people = seated.filter(({ kind }) => kind === 'human').length
  return (
    <>
      {seated.map((player, seat) => (
        <DragRow
          key={seat}
          name={player.name}
          seat={seat}
          seats={draft.seats}
          onMove={(to) => onChange(withSeatMoved(draft, seat, to))}
        >
          {(handle) => (
            <PassRow
              seat={seat}
              player={player}
              wrong={wrong[seat] ?? null}
              handle={handle}
              onChange={(changed) => onChange(withPlayer(draft, seat, changed))}
            />
          )}
        </DragRow>
      ))}
      <KnownPeople draft={draft} onChange={onChange} />
      {people < 2 && (
        <Text tone="secondary" align="center">
          {t('seats.needPeople')}
        </Text>
      )}
      <Button
        kind="plain"
        icon="shuffle"
        label={t('seats.shuffle')}
        onPress={() => onChange(withSeatsDrawn(draft, rngFromSeed(freshSeed())))}
        style={styles.shuffle}
      />
    </>
  )
}

/** People of earlier games: a tap seats one of them where nobody has been named. */
function KnownPeople({ draft, onChange }: Pick<PassSeatsProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation('pass')
  const roster = useAppSelector(selectRoster)
  const defaults = useDefaultNames()
  const seated = draft.players.slice(0, draft.seats)
  const names = new Set(seated.map(({ name }) => plainName(name)))
  const waiting = roster.filter(({ name }) => !names.has(plainName(name))).slice(0, MOST_KNOWN)
  const free = seated.findIndex(({ kind, name }) => kind === 'human' && defaults.has(name))
  if (waiting.length === 0 || free < 0) return null
  return (
    <View style={styles.known} role="group" aria-label={t('seats.roster')}>
      {waiting.map(({ id, name }) => (
        <Chip
          key={id}
          label={name}
          icon="plus"
          onPress={() => onChange(withPlayer(draft, free, { kind: 'human', name }))}
        />
      ))}
    </View>
  )
}

const MOST_KNOWN = 12

interface PassRowProps {
  readonly seat: number
  readonly player: Player
  readonly wrong: WrongName | null
  readonly handle: ReactNode
  readonly onChange: (player: Player) => void
}

function PassRow(props: PassRowProps) {
  const { seat, player, wrong, handle, onChange } = props
  const { t } = useTranslation(['pass', 'setup'])
  const { name } = player
  const isPerson = player.kind === 'human'
  const Ground = isPerson ? Paper : Plate
  const error = wrong === null ? undefined : t(`setup:wrong.${wrong}`, { count: LONGEST_NAME })
  return (
    <Ground style={styles.row}>
      {handle}
      <Text
        variant="number-s"
        {...(isPerson ? { color: palette.leather600 } : { tone: 'accent' as const })}
        style={styles.number}
      >
        {seat + 1}
      </Text>
      <NameInput
        label={t('pass:seats.name', { seat: seat + 1 })}
        value={name}
        error={error}
        onChange={(written) => onChange({ ...player, name: written })}
      />
      {player.kind === 'bot' && <LevelKey player={player} onChange={onChange} />}
      <IconButton
        icon={isPerson ? 'person' : 'dice'}
        label={t(isPerson ? 'pass:seats.toBot' : 'pass:seats.toPerson', { seat: seat + 1 })}
        onPress={() =>
          onChange(isPerson ? { kind: 'bot', name, level: 'normal' } : { kind: 'human', name })
        }
      />
    </Ground>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 56,
    paddingLeft: 2,
    paddingRight: 4,
    paddingVertical: 2,
    columnGap: 4,
    borderRadius: radius.wood,
  },
  number: { width: 20, fontSize: 18 },
  shuffle: { alignSelf: 'center' },
  known: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingHorizontal: 8 },
})
