import type { EventOf, GameId } from '@/games'
import { selectLog, selectSecretMatch, selectView } from '../match/selectors'
import type { Observer } from '../minds/minds'
import type { RootState, StartListening } from '../root'
import { fetchMinds } from '../minds/fetch'
import { thinkInMoments } from '../thinking'
import { selectAreSuspicionsOn } from './selectors'
import { suspicionsFormed } from './slice'

/** The table that is watched, once the screen has shown all that happened: nobody may know more than they have seen. */
function watchedTable(state: RootState) {
  const active = selectSecretMatch(state)
  if (!active || !selectAreSuspicionsOn(state)) return null
  return state.match.isWatched && active.shown >= active.log.length ? active : null
}

/** An observer and how far it has been told the story. */
interface Following {
  readonly match: string
  readonly observer: Observer<GameId>
  log: readonly EventOf<GameId>[]
}

const isContinued = ({ log }: Following, next: readonly EventOf<GameId>[]): boolean =>
  log.length <= next.length && log.at(-1) === next[log.length - 1]

/** Keeps up with the table for whoever wants suspicions, a moment at a time, from what their seat knows. */
export function listenForSuspicions(startListening: StartListening): void {
  let following: Following | null = null
  startListening({
    predicate: (_, now, before) => {
      const isNews = now.match !== before.match || now.settings !== before.settings
      return isNews && watchedTable(now) !== null
    },
    effect: async (_, api) => {
      api.cancelActiveListeners()
      const asked = watchedTable(api.getState())
      if (!asked) return
      const { coach } = await fetchMinds(api, asked.game)
      const active = watchedTable(api.getState())
      const view = selectView(api.getState())
      if (!coach || !view || active?.id !== asked.id) return
      const events = selectLog(api.getState())
      const { id: match, log } = active
      if (following?.match !== match || !isContinued(following, events))
        following = { match, observer: coach.observer({ view, events }), log: [] }
      const { observer } = following
      following.log = events
      const isWanted = (): boolean => watchedTable(api.getState())?.log === log
      const pause = (): Promise<void> => api.delay(0)
      if (await thinkInMoments(observer.follow(events), { pause, isWanted }))
        api.dispatch(suspicionsFormed(observer.tell(view)))
    },
  })
}
