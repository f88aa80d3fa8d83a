import type { Reminder } from '@/games/cards/tracker/reminders'
import { useTranslation } from '@/i18n'
import { useTableNames } from '@/store/tracker/use-table-names'

/** A reminder in a sentence. */
export function useReminderWords(): (reminder: Reminder) => string {
  const { t } = useTranslation('cards')
  const nameOf = useTableNames()
  return (reminder) => {
    switch (reminder.kind) {
      case 'one-bang':
        return t(reminder.isFree ? 'companion.remind.anyBangs' : 'companion.remind.oneBang', {
          name: nameOf(reminder.seat),
        })
      case 'hand-limit':
        return t('companion.remind.handLimit', {
          name: nameOf(reminder.seat),
          count: reminder.cards,
        })
      case 'bart-cassidy':
      case 'reward':
        return t(`companion.remind.${reminder.kind}`, {
          name: nameOf(reminder.seat),
          count: reminder.cards,
        })
      case 'el-gringo':
        return t('companion.remind.el-gringo', {
          name: nameOf(reminder.seat),
          from: nameOf(reminder.from),
          count: reminder.cards,
        })
      case 'vulture-sam':
        return t('companion.remind.vulture-sam', {
          name: nameOf(reminder.seat),
          from: nameOf(reminder.from),
        })
      case 'penalty':
      case 'suzy-lafayette':
        return t(`companion.remind.${reminder.kind}`, { name: nameOf(reminder.seat) })
      case 'no-beer':
        return t('companion.remind.no-beer')
    }
  }
}
