import { useTranslation } from '@/i18n'
import { ConfirmSheet } from './confirm-sheet'

interface AbandonSheetProps {
  readonly visible: boolean
  readonly onDeal: () => void
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** Asks before a waiting match is given up for this one. */
export function AbandonSheet({ visible, onDeal, onContinue, onClose }: AbandonSheetProps) {
  const { t } = useTranslation('setup')
  return (
    <ConfirmSheet
      visible={visible}
      onClose={onClose}
      title={t('abandon.title')}
      text={t('abandon.text')}
      keep={{ label: t('abandon.no'), onPress: onContinue }}
      lose={{ label: t('abandon.yes'), onPress: onDeal }}
    />
  )
}
