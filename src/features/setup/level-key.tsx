import { StyleSheet } from 'react-native'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import type { Player } from '@/store/setup/slice'
import { BulletRow, Press, PressFace, Text, usePress } from '@/ui'
import type { Bot } from './level-stepper'

interface LevelKeyProps {
  readonly player: Bot
  readonly onChange: (player: Player) => void
}

/** How well a bot plays, in a row with no room for two arrows: each tap is the next level, and the first follows the last. */
export function LevelKey({ player, onChange }: LevelKeyProps) {
  const { t } = useTranslation(['setup', 'common'])
  const { levels } = useFace().setUp
  const press = usePress(1)
  const { name, level } = player
  const word = t(`common:levels.${level}`)
  const at = levels.indexOf(level)
  const next = levels[(at + 1) % levels.length] ?? level
  return (
    <Press
      role="button"
      accessibilityLabel={`${t('seat.level', { name })}: ${word}`}
      onPress={() => onChange({ ...player, level: next })}
      {...press.handlers}
      style={[styles.key, press.ringStyle]}
    >
      <PressFace style={[styles.face, press.faceStyle]}>
        <Text variant="label" align="center" numberOfLines={1} maxScale={1.2}>
          {word}
        </Text>
        <BulletRow life={at + 1} max={levels.length} height={15} />
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  key: { minHeight: 48, minWidth: 44, justifyContent: 'center', borderRadius: 8 },
  face: { alignItems: 'center', gap: 3, paddingHorizontal: 4 },
})
