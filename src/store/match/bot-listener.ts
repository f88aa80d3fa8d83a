import { isAnyOf } from '@reduxjs/toolkit'
import type { RootState, StartListening } from '../root'
import { fetchMinds } from '../minds/fetch'
import { mindsMissed } from '../minds/slice'
import { thinkInMoments } from '../thinking'
import { scriptedAction } from '../tutorial/play'
import { answerOf, isBotWanted } from './asking'
import { selectIsHeld, selectSecretMatch } from './selectors'
import { actionTaken, botPondered } from './slice'
import { isHumanDecision, type AnyTable } from './table'

/** The table where a bot has something to say, if it is watched and has caught up with what happened. */
function waitingTable(state: RootState): AnyTable | null {
  const active = selectSecretMatch(state)
  if (!active || !state.match.isWatched || selectIsHeld(state) || active.shown < active.log.length)
    return null
  return isBotWanted(active) ? active : null
}

/** What the listener itself has to say is no reason to begin again. */
const isOwnReport = isAnyOf(botPondered, mindsMissed)

/**
 * Asks the bots whenever the table waits for one: those who may act out of turn at every decision of somebody else, and
 * whoever decides. They think a moment at a time, so that the dice keep rolling; leaving the table, pausing it, taking
 * something back or anything that happens meanwhile stops it, and they are asked again.
 */
export function listenForBots(startListening: StartListening): void {
  /** Where nobody wanted to interject while a person decides. */
  let isLetPass: AnyTable['match'] | null = null
  const waiting = (state: RootState): AnyTable | null => {
    const table = waitingTable(state)
    return table?.match === isLetPass ? null : table
  }
  startListening({
    predicate: (action, state) => !isOwnReport(action) && waiting(state) !== null,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      await api.delay(0)
      const active = waiting(api.getState())
      if (!active) return
      const { game, id, match } = active
      const learned = isHumanDecision(active) ? null : scriptedAction(active)
      if (learned) return void api.dispatch(actionTaken(learned))
      const at = match.record.actions.length
      const minds = await fetchMinds(api, game)
      const isWanted = (): boolean => waiting(api.getState())?.match === match
      if (!isWanted()) return
      let isPondering = isHumanDecision(active)
      const pause = (): Promise<void> => {
        if (!isPondering) api.dispatch(botPondered())
        isPondering = true
        return api.delay(0)
      }
      const answer = await thinkInMoments(answerOf(active, minds), { pause, isWanted })
      if (!answer) return
      if (answer.value) api.dispatch(actionTaken({ game, id, at, action: answer.value }))
      else isLetPass = match
    },
  })
}
