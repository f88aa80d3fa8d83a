import { COACH_WORDS } from '@/boards'
import type { Coach } from '@/boards'
import type { GameId } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { selectShownAdvice } from '@/store/coach/selectors'
import { adviceCleared } from '@/store/coach/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectOwnSeat, selectPlayers, selectView } from '@/store/match/selectors'
import { selectCanRead } from '@/store/reading/selectors'
import { Note } from '@/ui/table'

/** The advice that lies on the table, in words: it is still the player who does it. */
export function ShownAdvice({ coach }: { readonly coach: Coach<GameId> }) {
  const { t } = useTranslation(COACH_WORDS)
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectShownAdvice)
  const view = useAppSelector(selectView)
  const own = useAppSelector(selectOwnSeat)
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  const canRead = useAppSelector(selectCanRead)
  if (!shown || !view) return null
  const move = coach.moveWords(shown.actions, { view, own, nameOf, t })
  return (
    <Note
      text={t('coach:hint.shown', { move })}
      icon="close"
      label={t('coach:hint.clear')}
      onPress={() => dispatch(adviceCleared())}
      testID="shown-advice"
      isBesideTwo={canRead}
    />
  )
}
