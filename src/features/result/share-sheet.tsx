import { useState } from 'react'
import { RESULT_WORDS } from '@/boards'
import { useTranslation } from '@/i18n'
import { appLink } from '@/platform/app-link'
import type { AnyTable } from '@/store/match/table'
import { linkOf } from '@/store/setup/shared-deal'
import { ListRow, Sheet, useGameHref } from '@/ui'
import { shareText } from './share-text'
import type { Standing } from './standings'
import type { Sharing } from '@/ui/use-sharing'
import type { Told } from './use-told'

interface ShareSheetProps {
  readonly visible: boolean
  readonly onClose: () => void
  /** The deal that others may be invited to; null where it was dealt on a table. */
  readonly active: AnyTable | null
  /** There is a picture of the table. */
  readonly hasTable?: boolean
  readonly told: Told
  readonly standings: readonly Standing[]
  readonly sharing: Sharing
}

/** The ways to tell others: words, a picture, and the deal itself. */
export function ShareSheet(props: ShareSheetProps) {
  const { visible, onClose, hasTable = true, told, standings, sharing } = props
  const { t } = useTranslation(['result', 'common', 'setup'])
  const words = useTranslation(RESULT_WORDS).t
  const invite = useInvitation(props.active)
  const [isBusy, setBusy] = useState(false)
  const share = (work: () => Promise<void>): void => {
    setBusy(true)
    void work().finally(() => {
      setBusy(false)
      onClose()
    })
  }
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('result:share.title')}
      closeLabel={t('common:close')}
    >
      <ListRow
        icon="log"
        label={t('result:share.text')}
        sub={t('result:share.textSub')}
        disabled={isBusy}
        onPress={() => share(() => sharing.text(shareText({ ...told, standings }, words)))}
      />
      <ListRow
        icon="chart"
        label={t('result:share.picture')}
        sub={t('result:share.pictureSub')}
        disabled={isBusy}
        onPress={() => share(() => sharing.picture('page', t('result:share.file')))}
      />
      {hasTable && (
        <ListRow
          icon="eye"
          label={t('result:share.table')}
          sub={t('result:share.tableSub')}
          disabled={isBusy}
          onPress={() => share(() => sharing.picture('table', t('result:share.tableFile')))}
        />
      )}
      {invite && (
        <ListRow
          icon="dice"
          label={t('setup:shared.share')}
          sub={t('setup:shared.shareSub')}
          disabled={isBusy}
          onPress={() => share(() => sharing.text(invite()))}
        />
      )}
    </Sheet>
  )
}

/** An invitation to the same deal; null where it cannot be played by one person alone. */
function useInvitation(active: AnyTable | null): (() => string) | null {
  const { t } = useTranslation('setup')
  const hrefOf = useGameHref()
  if (!active) return null
  const { players, match } = active
  const query = linkOf({ players, ...match.record })
  if (query === null) return null
  return () => t('shared.message', { link: appLink(hrefOf('shared'), query) })
}
