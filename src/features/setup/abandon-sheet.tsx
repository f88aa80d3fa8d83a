import { useTranslation } from '@/i18n'
import { Button, Sheet, Text } from '@/ui'

interface AbandonSheetProps {
  readonly visible: boolean
  readonly onDeal: () => void
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** Asks before a match that waits is given up for this one. */
export function AbandonSheet({ visible, onDeal, onContinue, onClose }: AbandonSheetProps) {
  const { t } = useTranslation(['setup', 'common'])
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('abandon.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button kind="brass" label={t('abandon.no')} onPress={onContinue} />
          <Button kind="barn" label={t('abandon.yes')} onPress={onDeal} />
        </>
      }
    >
      <Text>{t('abandon.text')}</Text>
    </Sheet>
  )
}
