import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectIsPaused } from '@/store/match/selectors'
import { Rail, Strong, Text, space } from '@/ui'
import { Controls } from './controls'
import { promptFor } from './prompt'
import { useShakeToRoll } from './use-shake-to-roll'
import type { TableModel } from './use-table'

const WIDEST = 640

/** The near edge: who must do what, and the keys to do it with, at the thumb. */
export function TableRail({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation(['table', 'common'])
  const { view, own, asked, cue, nameOf, seating, over } = table
  const isPaused = useAppSelector(selectIsPaused)
  const canShake = useShakeToRoll(asked, over === null)
  const { x, y, width, height } = seating.layout.rail
  const prompt = promptFor({ view, own, asked, cue, isPaused, canShake, nameOf, t })
  const padding = Math.max(space[3], (width - WIDEST) / 2)
  return (
    <Rail style={[styles.rail, { left: x, top: y, width, height, paddingHorizontal: padding }]}>
      <View style={styles.prompt} aria-live="polite" testID="prompt">
        <Text maxScale={1.6} numberOfLines={2}>
          {prompt.lead !== undefined && <Strong>{`${prompt.lead} `}</Strong>}
          {prompt.text}
        </Text>
      </View>
      <Controls view={view} asked={asked} />
    </Rail>
  )
}

const styles = StyleSheet.create({
  rail: { position: 'absolute' },
  prompt: { minHeight: 40, justifyContent: 'center', paddingHorizontal: space[1], marginBottom: 6 },
})
