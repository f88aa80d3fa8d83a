import { StyleSheet, View } from 'react-native'
import { useFace, useTemperOf } from '@/boards'
import { useTranslation } from '@/i18n'
import { Button, Divider, Sheet, Stepper, Text } from '@/ui'
import { withPlayer, type Draft } from './draft'
import type { Bot } from './level-stepper'

interface TempersSheetProps {
  readonly visible: boolean
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly onClose: () => void
}

/** How each bot likes to play; what is left mixed is drawn with the deal. */
export function TempersSheet({ visible, draft, onChange, onClose }: TempersSheetProps) {
  const { t } = useTranslation(['setup', 'common'])
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('tempers.label')}
      sub={t('tempers.sub')}
      closeLabel={t('common:close')}
      footer={<Button kind="brass" label={t('common:done')} onPress={onClose} />}
    >
      {draft.players.slice(0, draft.seats).map((player, seat) =>
        player.kind === 'bot' ? (
          <View key={seat}>
            <TemperRow
              player={player}
              onChange={(changed) => onChange(withPlayer(draft, seat, changed))}
            />
            <Divider />
          </View>
        ) : null,
      )}
    </Sheet>
  )
}

interface TemperRowProps {
  readonly player: Bot
  readonly onChange: (player: Bot) => void
}

function TemperRow({ player, onChange }: TemperRowProps) {
  const { t } = useTranslation(['setup', 'common'])
  const { tempers } = useFace().setUp
  const temperOf = useTemperOf()
  const { name, personality } = player
  const choices = [undefined, ...tempers]
  const at = choices.indexOf(personality)
  const step = (by: 1 | -1) => () =>
    onChange({ ...player, personality: choices[(at + by + choices.length) % choices.length] })
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Text bold numberOfLines={1}>
          {name}
        </Text>
        <Text variant="small" tone="secondary">
          {personality ? temperOf(personality) : t('characters.dealt')}
        </Text>
      </View>
      <Stepper
        label={t('tempers.of', { name })}
        value={personality ? t(`common:tempers.${personality}`) : t('tempers.mixed')}
        previousLabel={t('tempers.previous', { name })}
        nextLabel={t('tempers.next', { name })}
        onPrevious={step(-1)}
        onNext={step(1)}
        width={96}
      />
    </View>
  )
}

/** How many bots have a temper of their own choosing. */
export const chosenTempers = ({ players, seats }: Draft): number =>
  players.slice(0, seats).filter((player) => player.kind === 'bot' && player.personality).length

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    minHeight: 72,
    paddingVertical: 6,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
})
