import type { GameId } from '@/games'
import type { Player } from '@/persistence/kinds'
import { rulesOf } from '../games'
import { selectSecretMatch } from '../match/selectors'
import { actionTaken, matchStarted, tableLaid } from '../match/slice'
import { isHumanDecision, isOver, scripted, type Table } from '../match/table'
import type { AppDispatch, RootState } from '../root'

/** There is never more than one lesson of a game. */
const LESSON_ID = 'tutorial'

/** Is there something on this shelf of a game that goes on? This can be known before the game is entered. */
function goesOn({ match }: RootState, game: GameId, shelf: 'matches' | 'lessons'): boolean {
  const slot = match[shelf][game]
  if (slot.kind === 'open') return !isOver(slot.table)
  return slot.kind === 'kept' && slot.save.glance?.asked !== null
}

/** Is there a lesson to go on with? */
export const selectIsLessonUnderWay = (state: RootState): boolean =>
  goesOn(state, state.match.place.game, 'lessons')

/** Does another match wait, or would it if the lesson began? */
export const selectHasOtherMatch = (state: RootState): boolean =>
  goesOn(state, state.match.place.game, 'matches')

const lessonPlayers = (you: string, bots: readonly string[]): Player[] => [
  { kind: 'human', name: you },
  ...bots.map((name): Player => ({ kind: 'bot', name, level: 'easy' })),
]

function lessonOf<G extends GameId>(game: G, you: string) {
  const { lesson } = rulesOf(game)
  if (!lesson) throw new Error(`the game ${game} has no lesson`)
  const { config, actions, bots } = lesson
  const players = lessonPlayers(you, bots)
  return { game, id: LESSON_ID, mode: 'solo' as const, players, config, script: actions, seed: 1 }
}

/** Goes on with the lesson, or begins it. */
export const lessonEntered =
  (you: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { game } = getState().match.place
    if (selectIsLessonUnderWay(getState())) dispatch(tableLaid({ game, shelf: 'lessons' }))
    else dispatch(matchStarted(lessonOf(game, you)))
  }

/** Wherever matches are begun or gone on with, the lesson steps aside for the one that waited for it. */
export const lessonLeft =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { game, shelf } = getState().match.place
    if (shelf === 'lessons') dispatch(tableLaid({ game, shelf: 'matches' }))
  }

/** What the script wants next at a table, as an action that can be taken. */
export function scriptedAction<G extends GameId>(table: Table<G>) {
  const { game, id, match } = table
  const action = scripted(table)
  return action && { game, id, at: match.record.actions.length, action }
}

/** Does what the lesson asks the learner to do, up to the next step. */
export const lessonStepDone =
  (isStep: (at: number) => boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (;;) {
      const table = selectSecretMatch(getState())
      const next = table && isHumanDecision(table) ? scriptedAction(table) : null
      if (!next) return
      dispatch(actionTaken(next))
      if (isStep(next.at + 1)) return
    }
  }

/** What kind of choice the lesson asks the learner for now; null outside of lessons. */
export function selectTaughtChoice(state: RootState): string | null {
  const table = selectSecretMatch(state)
  return table && isHumanDecision(table) ? (scripted(table)?.type ?? null) : null
}
