import { isAnyOf } from '@reduxjs/toolkit'
import { streamOf } from '@/core/streams'
import { dice } from '@/games/dice'
import type { Choice, thinkerOf } from '@/games/dice/bots'
import type { Thought } from '@/family/thought'
import type { RootState, StartListening } from '../root'
import { fetchMinds } from '../minds/fetch'
import { mindsMissed } from '../minds/slice'
import { personalityOf } from './personality'
import { selectIsHeld, selectSecretMatch } from './selectors'
import { thinkInMoments } from '../thinking'
import { scriptedAction } from '../tutorial/play'
import { actionTaken, botPondered } from './slice'
import type { AnyTable } from './table'

/** The bot that is asked now, if the table is watched and has caught up with what happened. */
function waitingBot(state: RootState): AnyTable | null {
  const active = selectSecretMatch(state)
  if (!active || !state.match.isWatched || selectIsHeld(state) || active.shown < active.log.length)
    return null
  const { decision } = active.match.state
  return decision && active.players[decision.seat]?.kind === 'bot' ? active : null
}

/** The thought of the bot that is asked, from what its seat knows. */
function thoughtOf(active: AnyTable, thinker: typeof thinkerOf): Thought<Choice> | null {
  const {
    match: { state, record },
    players,
    log,
  } = active
  const player = state.decision && players[state.decision.seat]
  if (!state.decision || player?.kind !== 'bot') return null
  const view = dice.viewFor(state, state.decision.seat)
  const sight = { view, events: log, legal: dice.legal(state) }
  const think = thinker(player.level, personalityOf(active, state.decision.seat))
  return think(sight, streamOf(record.seed, 'bot', record.actions.length))
}

/** What the listener itself has to say is no reason to begin again. */
const isOwnReport = isAnyOf(botPondered, mindsMissed)

/**
 * Asks the next bot whenever the table waits for one. It thinks a moment at a time, so that the dice keep rolling;
 * leaving the table, pausing it or taking something back stops it.
 */
export function listenForBots(startListening: StartListening): void {
  startListening({
    predicate: (action, state) => !isOwnReport(action) && waitingBot(state) !== null,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      await api.delay(0)
      const active = waitingBot(api.getState())
      if (!active) return
      const learned = scriptedAction(active)
      if (learned) return void api.dispatch(actionTaken(learned))
      const { game, id, match } = active
      const at = match.record.actions.length
      const minds = await fetchMinds(api)
      if (waitingBot(api.getState())?.match !== match) return
      const thought = thoughtOf(active, minds.thinkerOf)
      if (!thought) return
      let isPondering = false
      const pause = (): Promise<void> => {
        if (!isPondering) api.dispatch(botPondered())
        isPondering = true
        return api.delay(0)
      }
      const isWanted = (): boolean => waitingBot(api.getState())?.match === match
      const choice = await thinkInMoments(thought, { pause, isWanted })
      if (!choice) return
      api.dispatch(actionTaken({ game, id, at, action: choice.value.action }))
    },
  })
}
