import { useCallback, useMemo } from 'react'
import { useTranslation } from '@/i18n'
import { logLine } from '@/i18n/log-line'
import type { Seat } from '@/games/dice'
import { useAppSelector } from '@/store/hooks'
import {
  selectLog,
  selectOwnSeat,
  selectPlayers,
  selectShown,
  selectView,
} from '@/store/match/selectors'

/** A line of the story, tied to its event by `key`, its place in the log. */
export interface StoryLine {
  readonly key: number
  readonly text: string
  /** The seats it is about. */
  readonly seats: readonly Seat[]
  readonly isTurn: boolean
}

/** The names around the table. */
export function useNames(): (seat: Seat) => string {
  const players = useAppSelector(selectPlayers)
  return useCallback((seat: Seat) => players[seat]?.name ?? `#${seat + 1}`, [players])
}

/** The story as far as it has been shown. */
export function useStory(): readonly StoryLine[] {
  const { t } = useTranslation(['log', 'common'])
  const log = useAppSelector(selectLog)
  const shown = useAppSelector(selectShown)
  const own = useAppSelector(selectOwnSeat)
  const first = useAppSelector(selectView)?.first ?? null
  const nameOf = useNames()
  return useMemo(() => {
    if (first === null) return []
    const begin = { type: 'turnStarted', seat: first, round: 1 } as const
    const lines: StoryLine[] = [
      { key: -1, text: logLine(begin, { own, nameOf, t }) ?? '', seats: [first], isTurn: true },
    ]
    for (let key = 0; key < shown; key++) {
      const event = log[key]
      const text = event && logLine(event, { own, nameOf, t })
      if (!event || text === null || text === undefined) continue
      const seats = [
        'seat' in event ? event.seat : null,
        'target' in event ? event.target : null,
        'by' in event ? event.by : null,
      ].filter((seat) => seat !== null)
      lines.push({ key, text, seats, isTurn: event.type === 'turnStarted' })
    }
    return lines
  }, [first, log, shown, own, nameOf, t])
}
