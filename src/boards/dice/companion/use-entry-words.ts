import { isDiceEvent, type TrackerEvent } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { logLine } from '../words/log-line'
import type { LogEntry } from '@/store/tracker/recap'
import { useTableNames } from '@/store/tracker/use-table-names'

/** An entry in words: what it did, told as the story of any match is. */
export function useEntryWords(): (entry: LogEntry) => string {
  const { t } = useTranslation(['log', 'common'])
  const own = useTranslation('tracker').t
  const nameOf = useTableNames()
  const line = (event: TrackerEvent): string | null => {
    if (isDiceEvent(event)) return logLine(event, { own: null, nameOf, t })
    switch (event.type) {
      case 'lifeSet':
        return own('told.lifeSet', { name: nameOf(event.seat), from: event.from, to: event.life })
      case 'playerLeft':
        return own('told.playerLeft', { name: nameOf(event.seat) })
      case 'arrowsSet':
        return own('told.arrowsSet', {
          name: nameOf(event.seat),
          from: event.from,
          to: event.arrows,
        })
      case 'roleSeen':
        return own('told.roleSeen', {
          name: nameOf(event.seat),
          role: t(`common:roles.${event.role}`),
        })
      case 'playedOn':
        return own('told.playedOn')
      default:
        return null
    }
  }
  return ({ events }) =>
    events
      .map(line)
      .filter((words) => words !== null)
      .join(' ')
}
