import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dice, type DiceEvent, type DiceState } from '@/games/dice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  selectIsPaused,
  selectLog,
  selectPlayers,
  selectShown,
  selectView,
} from '@/store/match/selectors'
import { eventsShown } from '@/store/match/slice'
import { selectSpeed } from '@/store/settings/selectors'
import { useTheme } from '@/ui'
import { nextBeat, type Beat } from './beats'

/** A beat on the screen; `key` tells it from every other. */
export interface Cue extends Beat {
  readonly key: number
  /** How long it really takes at the present speed. */
  readonly shownMs: number
}

export interface Presentation {
  /** The table as far as the screen has told its story. */
  readonly view: DiceState
  readonly cue: Cue | null
  /** Everything has been shown: input may come. */
  readonly hasCaughtUp: boolean
  /** Ends the present beat, and everything that waits behind it. */
  readonly skip: () => void
  /** The tray says that its dice lie still. */
  readonly diceSettled: () => void
}

/** With reduced motion nothing travels, so less time is needed. */
const STILL = 0.5

/** Plays the log: shows a beat, lets the view evolve by it, and tells the store how far it has come. */
export function usePresentation(current: DiceState): Presentation {
  const dispatch = useAppDispatch()
  const log = useAppSelector(selectLog)
  const shown = useAppSelector(selectShown)
  const players = useAppSelector(selectPlayers)
  const isPaused = useAppSelector(selectIsPaused)
  const speed = useAppSelector(selectSpeed)
  const { reducedMotion } = useTheme()
  const [told, setTold] = useState(current)
  const [cue, setCue] = useState<Cue | null>(null)
  const finish = useRef<() => void>(() => {})
  const hasCaughtUp = shown >= log.length
  const isInstant = speed === 'instant'

  const drain = useCallback(() => {
    setCue(null)
    setTold(current)
    dispatch(eventsShown(log.length))
  }, [current, dispatch, log.length])

  useEffect(() => {
    if (hasCaughtUp) setTold(current)
  }, [hasCaughtUp, current])

  useEffect(() => {
    if (hasCaughtUp || isPaused) return undefined
    if (isInstant) {
      drain()
      return undefined
    }
    const beat = nextBeat(log, shown, { isBot: (seat) => players[seat]?.kind === 'bot' })
    if (!beat) return undefined
    const shownMs = (beat.ms * (reducedMotion ? STILL : 1)) / (isInstant ? Infinity : speed)
    const end = () => {
      clearTimeout(timer)
      setCue(null)
      setTold((old) => dice.evolved(old, beat.events))
      dispatch(eventsShown(shown + beat.events.length))
    }
    const timer = setTimeout(end, shownMs)
    finish.current = end
    setCue({ ...beat, key: shown, shownMs })
    return () => clearTimeout(timer)
    // Events that are added meanwhile wait their turn: only the end of a beat, a pause or the speed interrupts it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, hasCaughtUp, isPaused, speed])

  const diceSettled = useCallback(() => {
    if (cue?.events.some(isRoll)) finish.current()
  }, [cue])

  const view = useMemo(
    () => (cue?.changes === 'first' ? dice.evolved(told, cue.events) : told),
    [told, cue],
  )
  return { view: hasCaughtUp ? current : view, cue, hasCaughtUp, skip: drain, diceSettled }
}

const isRoll = ({ type }: DiceEvent): boolean => type === 'rolled'

/** The view to begin with. */
export const useCurrentView = (): DiceState | null => useAppSelector(selectView)
