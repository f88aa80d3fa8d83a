import { StyleSheet } from 'react-native'
import Animated from 'react-native-reanimated'
import type { TableParts } from '@/boards'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { selectIsHintOffered } from '@/store/coach/selectors'
import { hintAsked } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Icon, Press, Text, useInk, usePress } from '@/ui'

interface HintButtonProps {
  readonly parts: Pick<TableParts<GameId>, 'question' | 'halfChoice'>
  /** There is little room: the lantern alone. */
  readonly isTight: boolean
}

/** A lantern beside the question, for whoever would like to see more. */
export function HintButton({ parts, isTight }: HintButtonProps) {
  const { t } = useTranslation('table')
  const dispatch = useAppDispatch()
  const isOffered = useAppSelector(selectIsHintOffered)
  const { accent } = useInk()
  const press = usePress(1)
  if (!isOffered || !parts.question) return null
  return (
    <Press
      role="button"
      accessibilityLabel={t('hint')}
      onPress={() => dispatch(hintAsked(parts.halfChoice))}
      testID="hint"
      {...press.handlers}
      style={[styles.target, press.ringStyle]}
    >
      <Animated.View style={[styles.face, press.faceStyle]}>
        <Icon name="lantern" size={26} color={accent} />
        {!isTight && (
          <Text bold tone="accent" maxScale={1.4}>
            {t('hint')}
          </Text>
        )}
      </Animated.View>
    </Press>
  )
}

const styles = StyleSheet.create({
  target: {
    minWidth: 44,
    minHeight: 44,
    marginVertical: -6,
    justifyContent: 'center',
    alignItems: 'center',
    borderRadius: 10,
  },
  face: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingHorizontal: 6 },
})
