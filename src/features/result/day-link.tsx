import { useRouter } from 'expo-router'
import { useTranslation } from '@/i18n'
import { selectDayOfMatch } from '@/store/days/selectors'
import { useAppSelector } from '@/store/hooks'
import { Button, useGameHref } from '@/ui'

/** To the day's card, where the match was the deal of a day for the record. */
export function DayLink({ match }: { readonly match: string }) {
  const { t } = useTranslation('home')
  const router = useRouter()
  const hrefOf = useGameHref()
  const day = useAppSelector((state) => selectDayOfMatch(state, match))
  if (!day) return null
  return (
    <Button
      kind="plain"
      icon="trophy"
      label={t('doors.day')}
      onPress={() => router.push(hrefOf('day'))}
      testID="open-day"
    />
  )
}
