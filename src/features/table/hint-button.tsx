import type { TableParts } from '@/boards'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { selectIsHintOffered } from '@/store/coach/selectors'
import { hintAsked } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { RailSign } from '@/ui'

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
  if (!isOffered || !parts.question) return null
  return (
    <RailSign
      icon="lantern"
      label={t('hint')}
      isTight={isTight}
      onPress={() => dispatch(hintAsked(parts.halfChoice))}
      testID="hint"
    />
  )
}
