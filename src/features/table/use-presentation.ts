import { useEffect, useState, useSyncExternalStore } from 'react'
import { shallowEqual } from 'react-redux'
import type { Face } from '@/boards'
import type { ActionOf, EventOf, GameId, ViewOf } from '@/games'
import { useAppDispatch, useAppSelector, useHappening } from '@/store/hooks'
import { selectIsHeld, selectOwnSeat, selectPlayers, selectShown } from '@/store/match/selectors'
import { eventsShown } from '@/store/match/slice'
import type { RootState } from '@/store/root'
import { selectAnsweredFor } from '@/store/pass/selectors'
import { selectSpeed } from '@/store/settings/selectors'
import { useSteady, useTheme } from '@/ui'
import { dramaticPace } from './showdown/drama'
import { Presenter, type Shown, type ToldStory } from './presenter'

interface Now<G extends GameId> extends Pick<Played<G>, 'current' | 'log'> {
  readonly game: GameId
}

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
  /** What has happened by now, whatever the screen shows; another game's match may lie there while its screen is on the way. */
  readonly selectNow: (state: RootState) => Now<G> | null
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
  const { reducedMotion } = useTheme()
  const manner = { isHurried, isStill: reducedMotion }
  const story = storyOf(useAppSelector(tellingIn, shallowEqual), played, manner)
  const own = useAppSelector(selectOwnSeat)
  const [presenter] = useState(
    () =>
      new Presenter(dramaticPace({ ...face, own }), story, (count) => dispatch(eventsShown(count))),
  )
  useEffect(() => presenter.follow(story))
  // What has happened and how it is shown are drawn together: a table of seven takes long to draw on a slow phone.
  useHappening(
    useSteady((state) => {
      const now = played.selectNow(state)
      if (now?.game !== face.game) return
      const told = storyOf(tellingIn(state), now, manner)
      // At top speed everything is told by an action of its own, which must not come while another is taken.
      if (told.speed !== Infinity) presenter.follow(told)
    }),
  )
  const { view, cue } = useSyncExternalStore(presenter.subscribe, presenter.getSnapshot)
  const hasCaughtUp = story.shown >= story.log.length
  const { skip, settled } = presenter
  return { view: hasCaughtUp ? current : view, cue, hasCaughtUp, skip, settled }
}

const tellingIn = (state: RootState) => ({
  shown: selectShown(state),
  players: selectPlayers(state),
  isHeld: selectIsHeld(state),
  speed: selectSpeed(state),
  answeredFor: selectAnsweredFor(state),
})

interface Manner extends Pick<ToldStory<GameId>, 'isStill'> {
  readonly isHurried: boolean
}

function storyOf<G extends GameId>(
  { shown, players, isHeld, speed, answeredFor }: ReturnType<typeof tellingIn>,
  { current, log }: Pick<Played<G>, 'current' | 'log'>,
  { isHurried, isStill }: Manner,
): ToldStory<G> {
  return {
    current,
    log,
    shown,
    isHeld,
    speed: isHurried || speed === 'instant' ? Infinity : speed,
    isStill,
    // What was left to be answered takes as long as a bot's answer does; everybody else keeps their own pace.
    isBot: (seat) => players[seat]?.kind === 'bot' || seat === answeredFor,
  }
}
