import { useMemo } from 'react'
import { useNameOf, useTranslation } from '@/i18n'
import { isRepeat, logLine } from '@/i18n/log-line'
import type { DiceEvent, Seat } from '@/games/dice'
import { useAppSelector } from '@/store/hooks'
import {
  selectLog,
  selectOwnSeat,
  selectPlayers,
  selectShown,
  selectView,
} from '@/store/match/selectors'
import { toldWith, type Cue } from './presenter'

/** A line of the story, tied to its events by their places in the log; `key` is the first. */
export interface StoryLine {
  readonly key: number
  readonly events: readonly number[]
  readonly text: string
  /** The seats it is about. */
  readonly seats: readonly Seat[]
  readonly isTurn: boolean
  /** It is about the owner, or changes the game. */
  readonly matters: boolean
}

const TURNING_POINTS: readonly DiceEvent['type'][] = [
  'attackBegan',
  'dynamiteExploded',
  'eliminated',
  'lastManStandingBegan',
  'gameEnded',
]

/** The story in words, in step with what is on the screen. */
export function useStory(cue: Cue | null): readonly StoryLine[] {
  const { t } = useTranslation(['log', 'common'])
  const log = useAppSelector(selectLog)
  const told = toldWith(useAppSelector(selectShown), cue)
  const own = useAppSelector(selectOwnSeat)
  const first = useAppSelector(selectView)?.first ?? null
  const nameOf = useNameOf(useAppSelector(selectPlayers))
  return useMemo(() => {
    if (first === null) return []
    const reader = { own, nameOf, t }
    const begin = { type: 'turnStarted', seat: first, round: 1 } as const
    const lines: StoryLine[] = [
      {
        key: -1,
        events: [],
        text: logLine(begin, reader) ?? '',
        seats: [first],
        isTurn: true,
        matters: first === own,
      },
    ]
    let previous: DiceEvent | null = null
    for (let i = 0; i < told; i++) {
      const event = log[i]
      if (!event) continue
      const last = lines.at(-1)
      const before = last && previous && isRepeat(event, previous) ? last : null
      const events = [...(before?.events ?? []), i]
      const text = logLine(event, reader, events.length)
      if (text === null) continue
      previous = event
      if (before) lines.pop()
      const key = before?.key ?? i
      const seats = seatsOf(event)
      const isTurn = event.type === 'turnStarted'
      const matters = TURNING_POINTS.includes(event.type) || seats.some((seat) => seat === own)
      lines.push({ key, events, text, seats, isTurn, matters })
    }
    return lines
  }, [first, log, told, own, nameOf, t])
}

/** Everybody whom an event is about. */
function seatsOf(event: DiceEvent): Seat[] {
  return [
    'seat' in event ? event.seat : null,
    'target' in event ? event.target : null,
    'by' in event ? event.by : null,
  ].filter((seat) => seat !== null)
}
