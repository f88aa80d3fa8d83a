import { useTranslation } from '@/i18n'
import { Button } from './button'
import { Sheet } from './sheet'
import { Text } from './text'

interface Answer {
  readonly label: string
  readonly onPress: () => void
}

interface ConfirmSheetProps {
  readonly visible: boolean
  readonly title: string
  readonly text: string
  /** What loses nothing. */
  readonly keep: Answer
  readonly lose: Answer
  readonly onClose: () => void
}

/** Asks before something is lost. Keeping it is the brass button. */
export function ConfirmSheet({ visible, title, text, keep, lose, onClose }: ConfirmSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      visible={visible}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button kind="brass" label={keep.label} onPress={keep.onPress} />
          <Button kind="barn" label={lose.label} onPress={lose.onPress} />
        </>
      }
    >
      <Text>{text}</Text>
    </Sheet>
  )
}
