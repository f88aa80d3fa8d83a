import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { logOf, selectGesture } from '@/store/tracker/selectors'
import { useTableNames } from '@/store/tracker/use-table-names'
import { Spoken } from '@/ui'
import { eventLine } from '../words/entry-line'

const selectLog = logOf('cards')

/** Says what the last gesture did: life, gear, whose turn it is now. What is taken back is no news. */
export function BoardVoice() {
  const log = useAppSelector(selectLog)
  const gesture = useAppSelector(selectGesture)
  const { t } = useTranslation(['log', 'common', 'cards'])
  const nameOf = useTableNames()
  const lines = gesture
    ? log
        .slice(gesture.from)
        .flatMap(({ events }) =>
          events.flatMap((event) => eventLine(event, { own: null, nameOf, t }) ?? []),
        )
    : []
  return <Spoken text={lines.join(' ')} turn={gesture ? log.length : 0} />
}
