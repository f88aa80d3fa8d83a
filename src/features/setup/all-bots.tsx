import { StyleSheet, View } from 'react-native'
import { useFace } from '@/boards'
import { useTranslation } from '@/i18n'
import { BulletRow, SegmentedControl, palette } from '@/ui'
import { withLevel, type Draft } from './draft'
import { SettingRow } from './setting-row'

interface AllBotsProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

/** One tap sets the level of the whole table. A single bot has its own row for that. */
export function AllBots({ draft, onChange }: AllBotsProps) {
  const { t } = useTranslation(['setup', 'common'])
  const { levels } = useFace().setUp
  const seated = draft.players.slice(0, draft.seats)
  const used = seated.flatMap((player) => (player.kind === 'bot' ? [player.level] : []))
  if (used.length < 2) return null
  const [first = null] = used
  const label = t('seat.allBots')
  return (
    <SettingRow label={label}>
      <SegmentedControl
        label={label}
        value={used.every((level) => level === first) ? first : null}
        onChange={(level) => onChange(withLevel(draft, level))}
        options={levels.map((level, i) => {
          const name = t(`common:levels.${level}`)
          const picture = (
            <View style={styles.picture}>
              <BulletRow life={i + 1} max={i + 1} height={17} />
            </View>
          )
          return { value: level, label: name, spoken: name, picture }
        })}
      />
    </SettingRow>
  )
}

/** Bullets are brass: on the brass of the chosen one they need a dark ground. */
const styles = StyleSheet.create({
  picture: {
    paddingHorizontal: 6,
    paddingVertical: 3,
    borderRadius: 6,
    backgroundColor: palette.ink,
  },
})
