import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Face } from '@/boards'
import type { ActionOf, EventOf, GameId, ViewOf } from '@/games'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsHeld, selectOwnSeat, selectPlayers, selectShown } from '@/store/match/selectors'
import { eventsShown } from '@/store/match/slice'
import { selectAnsweredFor } from '@/store/pass/selectors'
import { selectSpeed } from '@/store/settings/selectors'
import { useTheme } from '@/ui'
import { dramaticPace } from './showdown/drama'
import { Presenter, type Shown, type ToldStory } from './presenter'

/** A match on the table, as the screen may see it. */
export interface Played<G extends GameId> {
  readonly face: Face<G>
  /** The table as it is by now. */
  readonly current: ViewOf<G>
  readonly log: readonly EventOf<G>[]
  /** Everybody's own view, for whoever is out; null while they play. */
  readonly upturned: readonly ViewOf<G>[] | null
  /** The table as whoever looks at their hand sees it; null while no hand is up. */
  readonly inHand: ViewOf<G> | null
  /** What people may answer on this phone now, and what they may do out of turn. */
  readonly legal: readonly ActionOf<G>[]
  readonly interjections: readonly ActionOf<G>[]
}

export interface Presentation<G extends GameId> extends Shown<G> {
  /** Everything has been shown: input may come. */
  readonly hasCaughtUp: boolean
  /** Ends the present beat, and everything that waits behind it. */
  readonly skip: () => void
  /** The board says that everything lies still. */
  readonly settled: () => void
}

/** The story of the match as the screen tells it. */
export function usePresentation<G extends GameId>(
  played: Played<G>,
  isHurried: boolean,
): Presentation<G> {
  const { face, current } = played
  const dispatch = useAppDispatch()
  const story = useToldStory(played, isHurried)
  const own = useAppSelector(selectOwnSeat)
  const [presenter] = useState(
    () =>
      new Presenter(dramaticPace({ ...face, own }), story, (count) => dispatch(eventsShown(count))),
  )
  useEffect(() => presenter.follow(story))
  const { view, cue } = useSyncExternalStore(presenter.subscribe, presenter.getSnapshot)
  const hasCaughtUp = story.shown >= story.log.length
  const { skip, settled } = presenter
  return { view: hasCaughtUp ? current : view, cue, hasCaughtUp, skip, settled }
}

function useToldStory<G extends GameId>(
  { current, log }: Played<G>,
  isHurried: boolean,
): ToldStory<G> {
  const shown = useAppSelector(selectShown)
  const players = useAppSelector(selectPlayers)
  const isHeld = useAppSelector(selectIsHeld)
  const speed = useAppSelector(selectSpeed)
  const answeredFor = useAppSelector(selectAnsweredFor)
  const { reducedMotion } = useTheme()
  return {
    current,
    log,
    shown,
    isHeld,
    speed: isHurried || speed === 'instant' ? Infinity : speed,
    isStill: reducedMotion,
    // What was left to be answered takes as long as a bot's answer does; everybody else keeps their own pace.
    isBot: (seat) => players[seat]?.kind === 'bot' || seat === answeredFor,
  }
}
