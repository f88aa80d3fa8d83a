import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCanUndo } from '@/store/match/selectors'
import { actionUndone } from '@/store/match/slice'
import { IconButton } from '@/ui'

/** Takes the last choice back, as long as nothing was seen since. */
export function UndoButton() {
  const { t } = useTranslation('table')
  const dispatch = useAppDispatch()
  const canUndo = useAppSelector(selectCanUndo)
  return (
    <IconButton
      icon="undo"
      label={t('undo')}
      disabled={!canUndo}
      onPress={() => dispatch(actionUndone())}
    />
  )
}
