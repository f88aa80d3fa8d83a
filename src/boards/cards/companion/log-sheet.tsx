import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { asideOf, logOf } from '@/store/tracker/selectors'
import { LogSheet as Sheet, type ToldTurn } from '../../companion/log-sheet'
import { turnsOfLog } from '../../companion/log-turns'
import type { Deed } from '../../face'
import { eventLine } from '../words/entry-line'
import type { SheetsProps } from './sheets'

const selectLog = logOf('cards')
const selectAside = asideOf('cards')

/** Everything entered, told turn by turn. */
export function LogSheet({ sheet, view, nameOf, onOpen }: SheetsProps) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const log = useAppSelector(selectLog)
  const aside = useAppSelector(selectAside)
  const teller = { own: null, nameOf, t }
  const turns = turnsOfLog(log).map(({ seat, round, entries }): ToldTurn => {
    const events = entries.flatMap((entry) => entry.events)
    const deeds = events.flatMap((event): Deed[] => {
      const text = event.type === 'turnStarted' ? null : eventLine(event, teller)
      if (text === null) return []
      const isTurningPoint = event.type === 'eliminated' || event.type === 'playerLeft'
      return [{ text, seats: 'seat' in event ? [event.seat] : [], changes: [], isTurningPoint }]
    })
    const lines = entries.map(({ index, at, events: own }) => ({
      index,
      at,
      text: own.flatMap((event) => eventLine(event, teller) ?? []).join(' '),
    }))
    return { seat, round, deeds, entries: lines }
  })
  return (
    <Sheet
      visible={sheet?.kind === 'log'}
      characters={view.characters}
      turn={view.turn}
      turns={turns.toReversed()}
      aside={aside.map(({ entry: { action, at, seat } }) => ({
        name: t(`cards:companion.entry.${action.type}`),
        at,
        seat,
      }))}
      onEntry={(index) => onOpen({ kind: 'entry', index })}
      onClose={() => onOpen(null)}
    />
  )
}
