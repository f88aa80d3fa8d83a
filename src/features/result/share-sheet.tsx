import { useState } from 'react'
import { useTranslation } from '@/i18n'
import { ListRow, Sheet } from '@/ui'

interface ShareSheetProps {
  readonly visible: boolean
  readonly onClose: () => void
  readonly onText: () => Promise<void>
  readonly onPicture: () => Promise<void>
  /** Missing where the deal cannot be played by one person alone. */
  readonly onDeal: (() => Promise<void>) | null
}

/** The ways to tell others: words, a picture, and the deal itself. */
export function ShareSheet({ visible, onClose, onText, onPicture, onDeal }: ShareSheetProps) {
  const { t } = useTranslation(['result', 'common', 'setup'])
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
        onPress={() => share(onText)}
      />
      <ListRow
        icon="chart"
        label={t('result:share.picture')}
        sub={t('result:share.pictureSub')}
        disabled={isBusy}
        onPress={() => share(onPicture)}
      />
      {onDeal && (
        <ListRow
          icon="dice"
          label={t('setup:shared.share')}
          sub={t('setup:shared.shareSub')}
          disabled={isBusy}
          onPress={() => share(onDeal)}
        />
      )}
    </Sheet>
  )
}
