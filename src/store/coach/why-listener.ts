import type { Seat } from '@/core/game'
import { at as itemAt } from '@/core/list'
import { retraceMatch } from '@/core/match'
import type { ActionOf, GameId, RecordOf } from '@/games'
import { rulesOf } from '../games'
import { fetchMinds } from '../minds/fetch'
import type { Sight } from '../minds/minds'
import type { StartListening } from '../root'
import { thinkInMoments } from '../thinking'
import { whyAsked, whyFound } from './slice'

interface Doing<G extends GameId> {
  readonly seat: Seat
  readonly action: ActionOf<G>
  readonly sight: Sight<G>
}

/** Who did the n-th thing of a record, and what they saw then; null where nobody was asked. */
function doingAt<G extends GameId>(game: G, record: RecordOf<G>, at: number): Doing<G> | null {
  const { module, asideBy } = rulesOf(game)
  const early = { ...record, actions: record.actions.slice(0, at) }
  const { match, events } = retraceMatch(module, early)
  const action = itemAt(record.actions, at)
  const decider = module.decision(match.state)?.seat
  if (decider === undefined) return null
  const seat = asideBy(action, decider) ?? decider
  const view = module.viewFor(match.state, seat)
  const sight = { view, events: module.eventsFor(events, seat), legal: module.legal(match.state) }
  return { seat, action, sight }
}

/** Explains one choice of a match that is over, for as long as somebody waits. */
export function listenForWhys(startListening: StartListening): void {
  startListening({
    actionCreator: whyAsked,
    effect: async ({ payload: { game, match, record, at } }, api) => {
      api.cancelActiveListeners()
      const { coach } = await fetchMinds(api, game)
      const isWanted = (): boolean => {
        const { why } = api.getState().coach
        return why?.match === match && why.at === at
      }
      const doing = isWanted() ? doingAt(game, record, at) : null
      if (!coach || !doing) return
      const { seat, action, sight } = doing
      const thought = coach.why(sight, action)
      const found = await thinkInMoments(thought, { pause: () => api.delay(0), isWanted })
      if (found) api.dispatch(whyFound({ ...found.value, seat, action, view: sight.view }))
    },
  })
}
