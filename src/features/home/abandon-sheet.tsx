import { useTranslation } from '@/i18n'
import { Button, Sheet, Text } from '@/ui'
import { useNumberWord, type WaitingMatch } from './waiting'

interface AbandonSheetProps {
  readonly visible: boolean
  readonly match: WaitingMatch
  readonly onDeal: () => void
  readonly onContinue: () => void
  readonly onClose: () => void
}

/** Asks before a match that waits is given up for a new one. */
export function AbandonSheet(props: AbandonSheetProps) {
  const { visible, match, onDeal, onContinue, onClose } = props
  const { t } = useTranslation(['home', 'common'])
  const number = useNumberWord()(match.alive)
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
      <Text>{t('abandon.text', { turn: match.turn, number })}</Text>
    </Sheet>
  )
}
