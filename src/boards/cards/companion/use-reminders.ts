import { useEffect, useState } from 'react'
import type { TrackerState } from '@/games/cards/tracker'
import {
  REMINDERS,
  remindersOf,
  turnReminders,
  type Reminder,
  type ReminderKind,
} from '@/games/cards/tracker/reminders'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { logOf, selectCompanionPrefs, selectGesture } from '@/store/tracker/selectors'
import { prefsChanged } from '@/store/tracker/slice'

const selectLog = logOf('cards')

/** The table as it is first seen counts as a gesture, too. */
const START = {}

/** Time to read two short sentences across a table. */
const SHOWN = 6000

/** What the last gesture gives reason to be reminded of, for a while or until the next tap. */
export function useReminders(view: TrackerState, isTapping: boolean): readonly Reminder[] {
  const log = useAppSelector(selectLog)
  const gesture = useAppSelector(selectGesture)
  const { isSilent } = useSilence()
  const [read, setRead] = useState<object | null>(null)
  const events = gesture ? log.slice(gesture.from).flatMap((entry) => entry.events) : []
  const isNewTurn = log.length === 0 || events.some(({ type }) => type === 'turnStarted')
  const all: readonly Reminder[] = [
    ...remindersOf(view, events),
    ...(isNewTurn && view.winner === null ? turnReminders(view) : []),
  ]
  const cause = gesture ?? (log.length === 0 ? START : null)
  useEffect(() => {
    if (cause === null) return undefined
    const timer = setTimeout(() => setRead(cause), SHOWN)
    return () => clearTimeout(timer)
  }, [cause])
  if (isTapping || cause === null || cause === read) return []
  return all.filter(({ kind }) => !isSilent(kind))
}

/** Which reminders this phone keeps to itself. */
export function useSilence() {
  const dispatch = useAppDispatch()
  const { silenced = [] } = useAppSelector(selectCompanionPrefs)
  return {
    isSilent: (kind: ReminderKind): boolean => silenced.includes(kind),
    silence: (kind: ReminderKind, isSilent: boolean) =>
      dispatch(
        prefsChanged({
          silenced: REMINDERS.filter((other) =>
            other === kind ? isSilent : silenced.includes(other),
          ),
        }),
      ),
  }
}
