import type { GameId } from '@/games'
import { selectHasCaughtUp, selectIsHeld, selectSecretMatch } from '../match/selectors'
import { actionTaken } from '../match/slice'
import { askedSeat, isHumanDecision, type Table } from '../match/table'
import type { RootState, StartListening } from '../root'
import { handLowered } from './slice'
import { needsPhone, unaskedAt } from './unasked'

/** The answer that somebody left, if the table is watched and its story has been told up to the question. */
function answerAt(state: RootState) {
  const table = selectSecretMatch(state)
  const isWaiting = state.match.isWatched && !selectIsHeld(state) && selectHasCaughtUp(state)
  return table && isWaiting ? answerOf(table) : null
}

function answerOf<G extends GameId>(table: Table<G>) {
  const unasked = unaskedAt(table)
  const { game, id, match } = table
  return unasked && actionTaken({ game, id, at: match.record.actions.length, ...unasked })
}

/** Gives the answers that people have left, as soon as the question has been told: with the pause that every question takes. */
export function listenForLeftAnswers(startListening: StartListening): void {
  startListening({
    predicate: (_, state) => answerAt(state) !== null,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      await api.delay(0)
      const answer = answerAt(api.getState())
      if (answer) api.dispatch(answer)
    },
  })
}

/** Others come to the phone to answer across the table while somebody looks at their hand. */
function isHandInTheWay(state: RootState): boolean {
  const { isHandUp, holder, wanting } = state.pass
  const table = selectSecretMatch(state)
  if (!isHandUp || wanting !== null || !table || !isHumanDecision(table)) return false
  return askedSeat(table) !== holder && !needsPhone(table)
}

/** A hand goes down when somebody else is to pick from the open table. */
export function listenForOthersAtHand(startListening: StartListening): void {
  startListening({
    predicate: (_, state) => isHandInTheWay(state),
    effect: (_, { dispatch }) => void dispatch(handLowered()),
  })
}
