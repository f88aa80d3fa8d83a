import type { Seat } from '@/core/game'
import { at as itemAt } from '@/core/list'
import { retraceMatch } from '@/core/match'
import { asideNumber, streamOf } from '@/core/streams'
import type { BotAt } from '@/family/account'
import type { Thought } from '@/family/thought'
import type { ActionOf, GameId, RecordOf } from '@/games'
import { rulesOf } from '../games'
import { fetchMinds } from '../minds/fetch'
import type { AccountOf, Minds, Sight } from '../minds/minds'
import type { StartListening } from '../root'
import { thinkInMoments } from '../thinking'
import { whyAsked, whyFound, type WhyTold } from './slice'

interface Doing<G extends GameId> {
  readonly seat: Seat
  readonly action: ActionOf<G>
  readonly sight: Sight<G>
  /** What its doer could do out of turn; empty for whoever could not. */
  readonly asides: readonly ActionOf<G>[]
}

/** Who did the n-th thing of a record, and what they saw then; null where nobody was asked. */
function doingAt<G extends GameId>(game: G, record: RecordOf<G>, at: number): Doing<G> | null {
  const { module, asideBy } = rulesOf(game)
  const early = { ...record, actions: record.actions.slice(0, at) }
  const { match, events } = retraceMatch(module, early)
  const action = itemAt(record.actions, at)
  const decider = module.decision(match.state)?.seat
  if (decider === undefined) return null
  const by = asideBy(action, decider)
  const seat = by ?? decider
  const asides =
    by === null
      ? []
      : module.interjections(match.state).filter((one) => asideBy(one, decider) === by)
  const view = module.viewFor(match.state, seat)
  const legal = seat === decider ? module.legal(match.state) : []
  return { seat, action, asides, sight: { view, events: module.eventsFor(events, seat), legal } }
}

/** Actions are plain data; what a match was saved with may have another order of its keys. */
const isSame = (one: object, other: object): boolean => sorted(one) === sorted(other)
const sorted = (action: object): string =>
  JSON.stringify(Object.entries(action).sort(([a], [b]) => a.localeCompare(b)))

interface Rerun<G extends GameId> {
  readonly minds: Minds<G>
  readonly bot: BotAt
  readonly doing: Doing<G>
  readonly record: RecordOf<G>
  readonly at: number
}

/** Asks a bot once more as the match did, with the same streams; null where it would do something else today. */
function* accountOf<G extends GameId>(rerun: Rerun<G>): Thought<AccountOf<G> | null> {
  const { minds, bot, doing, record, at } = rerun
  const { sight, asides, action } = doing
  if (asides.length > 0) {
    const chance = streamOf(record.seed, 'bot', asideNumber(at))
    const aside = yield* minds.asideAccount(bot, { ...sight, legal: asides }, chance)
    if (aside && isSame(aside.action, action)) return aside
  }
  if (sight.legal.length === 0) return null
  const own = yield* minds.account(bot, sight, streamOf(record.seed, 'bot', at))
  return isSame(own.action, action) ? own : null
}

/** What is told of an act: by the bot itself if it is the same still, else by the coach with its doer's eyes. */
function* explained<G extends GameId>(
  minds: Minds<G>,
  doing: Doing<G>,
  { bot, record, at }: Pick<Rerun<G>, 'record' | 'at'> & { readonly bot: BotAt | null },
): Thought<WhyTold | null> {
  const { seat, action, sight, asides } = doing
  const facts = { seat, action, view: sight.view }
  const own = bot && (yield* accountOf({ minds, bot, doing, record, at }))
  if (own) return { ...facts, ...own, by: 'bot', temper: bot.personality }
  if (!minds.coach) return null
  const legal = sight.legal.length > 0 ? sight.legal : asides
  const seen = yield* minds.coach.why({ ...sight, legal }, action)
  return { ...facts, ...seen, motives: [], by: bot ? 'changed' : 'person', temper: null }
}

/** Explains one choice of a match that is over, for as long as somebody waits. */
export function listenForWhys(startListening: StartListening): void {
  startListening({
    actionCreator: whyAsked,
    effect: async ({ payload: { game, match, record, at, bots } }, api) => {
      api.cancelActiveListeners()
      const minds = await fetchMinds(api, game)
      const isWanted = (): boolean => {
        const { why } = api.getState().coach
        return why?.match === match && why.at === at
      }
      const doing = isWanted() ? doingAt(game, record, at) : null
      if (!doing) return
      const thought = explained(minds, doing, { record, at, bot: bots[doing.seat] ?? null })
      const found = await thinkInMoments(thought, { pause: () => api.delay(0), isWanted })
      if (found?.value) api.dispatch(whyFound(found.value))
    },
  })
}
