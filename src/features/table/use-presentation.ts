import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DiceState } from '@/games/dice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsHeld, selectLog, selectPlayers, selectShown } from '@/store/match/selectors'
import { eventsShown } from '@/store/match/slice'
import { selectSpeed } from '@/store/settings/selectors'
import { useTheme } from '@/ui'
import { Presenter, type Shown, type Story } from './presenter'

export type { Cue } from './presenter'

export interface Presentation extends Shown {
  /** Everything has been shown: input may come. */
  readonly hasCaughtUp: boolean
  /** Ends the present beat, and everything that waits behind it. */
  readonly skip: () => void
  /** The tray says that its dice lie still. */
  readonly diceSettled: () => void
}

/** The story of the match as the screen tells it. */
export function usePresentation(current: DiceState): Presentation {
  const dispatch = useAppDispatch()
  const story = useToldStory(current)
  const [presenter] = useState(() => new Presenter(story, (count) => dispatch(eventsShown(count))))
  useEffect(() => presenter.follow(story))
  const { view, cue } = useSyncExternalStore(presenter.subscribe, presenter.getSnapshot)
  const hasCaughtUp = story.shown >= story.log.length
  const { skip, diceSettled } = presenter
  return { view: hasCaughtUp ? current : view, cue, hasCaughtUp, skip, diceSettled }
}

function useToldStory(current: DiceState): Story {
  const log = useAppSelector(selectLog)
  const shown = useAppSelector(selectShown)
  const players = useAppSelector(selectPlayers)
  const isHeld = useAppSelector(selectIsHeld)
  const speed = useAppSelector(selectSpeed)
  const { reducedMotion } = useTheme()
  return {
    current,
    log,
    shown,
    isHeld,
    speed: speed === 'instant' ? Infinity : speed,
    isStill: reducedMotion,
    isBot: (seat) => players[seat]?.kind === 'bot',
  }
}
