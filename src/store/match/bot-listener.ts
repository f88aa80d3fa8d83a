import { rngFromSeed } from '@/core/rng'
import { dice } from '@/games/dice'
import { BOTS } from '@/games/dice/bots'
import type { RootState, StartListening } from '../root'
import { selectSecretMatch } from './selectors'
import { actionTaken, type ActiveMatch } from './slice'

/** The bot that is asked now, if the table is watched and has caught up with what happened. */
function waitingBot(state: RootState): ActiveMatch | null {
  const active = selectSecretMatch(state)
  const { isWatched, isPaused } = state.match
  if (!active || !isWatched || isPaused || active.shown < active.log.length) return null
  const { decision } = active.match.state
  return decision && active.players[decision.seat]?.kind === 'bot' ? active : null
}

/** What a bot thinks with is its own: the match's generator would betray the dice to come. */
const thoughtSeed = ({ match: { record } }: ActiveMatch): number =>
  -1 - record.seed - record.actions.length

/** Lets the bot that is asked choose from what its seat knows. */
export function botAnswer(active: ActiveMatch): ReturnType<typeof actionTaken> | null {
  const { id, match, players, log } = active
  const { state, record } = match
  const player = state.decision && players[state.decision.seat]
  if (!state.decision || player?.kind !== 'bot') return null
  const view = dice.viewFor(state, state.decision.seat)
  const sight = { view, events: log, legal: dice.legal(state) }
  const { action } = BOTS[player.level](sight, rngFromSeed(thoughtSeed(active)))
  return actionTaken({ id, at: record.actions.length, action })
}

/** Asks the next bot whenever the table waits for one; leaving the table or pausing it stops that. */
export function listenForBots(startListening: StartListening): void {
  startListening({
    predicate: (_, state) => waitingBot(state) !== null,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      await api.delay(0)
      const active = waitingBot(api.getState())
      const answer = active && botAnswer(active)
      if (answer) api.dispatch(answer)
    },
  })
}
