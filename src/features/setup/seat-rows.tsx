import { useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import type { TextInput } from 'react-native'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { LONGEST_NAME, type WrongName } from '@/store/setup/names'
import type { Player } from '@/store/setup/slice'
import { BulletRow, Button, Paper, Plate, Text, palette, radius, useFontScale } from '@/ui'
import { LevelStepper, type Bot } from './level-stepper'
import { NameInput } from './name-input'

interface SeatRowProps {
  readonly seat: number
  readonly player: Player
  readonly wrong: WrongName | null
  readonly onChange: (player: Player) => void
}

/** One seat of the new table: whose it is, and how well it plays. */
export function SeatRow(props: SeatRowProps) {
  return props.player.kind === 'human' ? (
    <OwnRow {...props} />
  ) : (
    <BotRow {...props} player={props.player} />
  )
}

function useWrongWords(wrong: WrongName | null): string | undefined {
  const { t } = useTranslation('setup')
  return wrong === null ? undefined : t(`wrong.${wrong}`, { count: LONGEST_NAME })
}

/** The person's own seat is paper among wood. */
function OwnRow({ seat, player, wrong, onChange }: SeatRowProps) {
  const { t } = useTranslation(['setup', 'common'])
  const input = useRef<TextInput>(null)
  return (
    <Paper style={[styles.row, styles.own]}>
      <Text variant="number-s" color={palette.leather600} style={styles.number}>
        {seat + 1}
      </Text>
      <NameInput
        ref={input}
        label={t('seat.ownName')}
        value={player.name}
        placeholder={t('common:you')}
        note={t('seat.isYou')}
        error={useWrongWords(wrong)}
        onChange={(name) => onChange({ ...player, name })}
      />
      <Button
        kind="quiet"
        label={t('seat.change')}
        hint={t('seat.changeName')}
        onPress={() => input.current?.focus()}
      />
    </Paper>
  )
}

function BotRow({ seat, player, wrong, onChange }: SeatRowProps & { readonly player: Bot }) {
  const { t } = useTranslation(['setup', 'common'])
  const fontScale = useFontScale()
  const { levels } = useFace().setUp
  return (
    <Plate style={styles.row}>
      <Text variant="number-s" tone="accent" style={styles.number}>
        {seat + 1}
      </Text>
      <NameInput
        label={t('seat.botName', { seat: seat + 1 })}
        value={player.name}
        error={useWrongWords(wrong)}
        onChange={(written) => onChange({ ...player, name: written })}
      />
      <View style={styles.level}>
        <LevelStepper
          player={player}
          onChange={onChange}
          width={108 * Math.max(1, Math.min(1.6, fontScale))}
        >
          <BulletRow life={levels.indexOf(player.level) + 1} max={levels.length} height={15} />
        </LevelStepper>
      </View>
    </Plate>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 56,
    paddingLeft: 12,
    paddingRight: 0,
    paddingVertical: 2,
    columnGap: 8,
    borderRadius: radius.wood,
  },
  own: { paddingRight: 4 },
  number: { width: 22, fontSize: 18 },
  level: { marginLeft: 'auto' },
})
