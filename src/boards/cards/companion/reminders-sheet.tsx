import { REMINDERS } from '@/games/cards/tracker/reminders'
import { useTranslation } from '@/i18n'
import { Sheet, SwitchRow } from '@/ui'
import { useSilence } from './use-reminders'

interface RemindersSheetProps {
  readonly visible: boolean
  readonly onClose: () => void
}

/** Each reminder can be silenced. */
export function RemindersSheet({ visible, onClose }: RemindersSheetProps) {
  const { t } = useTranslation(['cards', 'common'])
  const { isSilent, silence } = useSilence()
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={t('cards:companion.reminders.title')}
      sub={t('cards:companion.reminders.sub')}
      closeLabel={t('common:close')}
    >
      {REMINDERS.map((kind) => (
        <SwitchRow
          key={kind}
          label={t(`cards:companion.reminders.${kind}`)}
          value={!isSilent(kind)}
          onChange={(isOn) => silence(kind, !isOn)}
        />
      ))}
    </Sheet>
  )
}
