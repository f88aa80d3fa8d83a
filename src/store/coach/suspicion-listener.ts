import { dice, type DiceEvent } from '@/games/dice'
import type { Observer } from '@/games/dice/coach'
import { selectOwnSeat, selectSecretMatch } from '../match/selectors'
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
  readonly observer: Observer
  log: readonly DiceEvent[]
}

const isContinued = ({ log }: Following, next: readonly DiceEvent[]): boolean =>
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
      const minds = await fetchMinds(api)
      const active = watchedTable(api.getState())
      if (!active) return
      const view = dice.viewFor(active.match.state, selectOwnSeat(api.getState()))
      const { log } = active
      if (!following || !isContinued(following, log))
        following = { observer: new minds.Observer({ view, events: log }), log: [] }
      const { observer } = following
      following.log = log
      const isWanted = (): boolean => watchedTable(api.getState())?.log === log
      const pause = (): Promise<void> => api.delay(0)
      if (await thinkInMoments(observer.follow(log), { pause, isWanted }))
        api.dispatch(suspicionsFormed(observer.tell(view)))
    },
  })
}
