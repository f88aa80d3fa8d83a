import { isDiceEvent, type CorrectionEvent } from '@/games/dice/tracker'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import type { LogEntry } from '@/store/tracker/recap'
import { selectDiceEntries } from '@/store/tracker/dice-selectors'
import { useTableNames } from '@/store/tracker/use-table-names'
import { byHandLine } from '../words/by-hand'
import { isRepeat, logLine } from '../words/log-line'

/** What people set by hand, in words. */
export function useCorrectionWords(): (event: CorrectionEvent) => string {
  const { t } = useTranslation(['log', 'common'])
  const nameOf = useTableNames()
  return (event) => byHandLine(event, { nameOf, t })
}

/** An entry in words: what it did, told as the story of any match is; if it did nothing, what it was. */
export function useEntryWords(): (entry: LogEntry<'dice'>) => string {
  const { t } = useTranslation(['log', 'common'])
  const own = useTranslation('tracker').t
  const nameOf = useTableNames()
  const correction = useCorrectionWords()
  const actions = useAppSelector(selectDiceEntries)
  return ({ events, index }) => {
    const lines = events.flatMap((event, i): string[] => {
      if (!isDiceEvent(event)) return [correction(event)]
      const before = events[i - 1]
      // Three arrows are one line: the last of them tells all.
      const next = events[i + 1]
      if (next && isDiceEvent(next) && isRepeat(next, event)) return []
      const isSame = before && isDiceEvent(before) && isRepeat(event, before)
      const line = logLine(event, { own: null, nameOf, t }, isSame ? timesOf(events, i) : 1)
      return line === null ? [] : [line]
    })
    const action = actions[index]
    return lines.length > 0 || !action ? lines.join(' ') : own(`entry.${action.type}`)
  }
}

/** How often the same has been said, up to here. */
function timesOf(events: LogEntry<'dice'>['events'], at: number): number {
  let times = 1
  for (let i = at; i > 0; i--) {
    const event = events[i]
    const before = events[i - 1]
    if (!event || !before || !isDiceEvent(event) || !isDiceEvent(before)) break
    if (!isRepeat(event, before)) break
    times += 1
  }
  return times
}
