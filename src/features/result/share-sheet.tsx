import { useState } from 'react'
import { useTranslation } from '@/i18n'
import { ListRow, Sheet } from '@/ui'

interface ShareSheetProps {
  readonly visible: boolean
  readonly onClose: () => void
  readonly onText: () => Promise<void>
  readonly onPicture: () => Promise<void>
}

/** The two ways to tell others: words and a picture. */
export function ShareSheet({ visible, onClose, onText, onPicture }: ShareSheetProps) {
  const { t } = useTranslation(['result', 'common'])
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
    </Sheet>
  )
}
