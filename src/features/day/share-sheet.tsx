import { useState } from 'react'
import { startOfDay } from '@/family/calendar'
import type { DayResult, PlayedDay } from '@/family/played-days'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useFormat } from '@/i18n/use-format'
import { appLink } from '@/platform/app-link'
import { ListRow, Sheet, useGameHref } from '@/ui'
import type { Sharing } from '@/ui/use-sharing'
import { dayText } from './share-text'

interface ShareSheetProps {
  readonly visible: boolean
  readonly onClose: () => void
  readonly played: PlayedDay<GameId>
  readonly result: DayResult
  readonly streak: number
  readonly sharing: Sharing
}

/** The two ways to show a day's card: words, and a picture. */
export function ShareSheet(props: ShareSheetProps) {
  const { visible, onClose, played, result, streak, sharing } = props
  const { t } = useTranslation(['day', 'home', 'common'])
  const format = useFormat()
  const hrefOf = useGameHref()
  const [isBusy, setBusy] = useState(false)
  const share = (work: () => Promise<void>): void => {
    setBusy(true)
    void work().finally(() => {
      setBusy(false)
      onClose()
    })
  }
  const text = () =>
    dayText(
      {
        date: format.utcDay(startOfDay(played.day)),
        game: t(`home:games.${played.game}`),
        result,
        streak,
        link: appLink(hrefOf('day')),
      },
      t,
    )
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('day:card')}
      sub={t('day:shareSub')}
      closeLabel={t('common:close')}
    >
      <ListRow
        icon="log"
        label={t('day:shareText')}
        disabled={isBusy}
        onPress={() => share(() => sharing.text(text()))}
        testID="share-day-text"
      />
      <ListRow
        icon="share"
        label={t('day:sharePicture')}
        disabled={isBusy}
        onPress={() => share(() => sharing.picture('page', t('day:file')))}
        testID="share-day-picture"
      />
    </Sheet>
  )
}
