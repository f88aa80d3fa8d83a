import { useTranslation } from '@/i18n'
import { ConfirmSheet } from '@/ui'
import { useNumberWord, type WaitingMatch } from './waiting'

interface AbandonSheetProps {
  readonly visible: boolean
  readonly match: WaitingMatch
  readonly onDeal: () => void
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** Asks before a waiting match is given up for a new one. */
export function AbandonSheet(props: AbandonSheetProps) {
  const { visible, match, onDeal, onContinue, onClose } = props
  const { t } = useTranslation('home')
  const number = useNumberWord()(match.alive)
  return (
    <ConfirmSheet
      visible={visible}
      onClose={onClose}
      title={t('abandon.title')}
      text={t('abandon.text', { turn: match.turn, number })}
      keep={{ label: t('abandon.no'), onPress: onContinue }}
      lose={{ label: t('abandon.yes'), onPress: onDeal }}
    />
  )
}
