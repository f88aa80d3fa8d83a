import { rngFromSeed } from '@/core/rng'
import { dice } from '@/games/dice'
import { personalityOf } from '../match/personality'
import { selectSecretMatch } from '../match/selectors'
import type { ActiveMatch } from '../match/slice'
import type { RootState, StartListening } from '../root'
import { selectSettings } from '../settings/selectors'
import { loadMinds, thinkInMoments } from '../thinking'
import { LESSON_ID } from '../tutorial/lesson'
import { lineSaid } from './slice'

/** The table where somebody may speak: it is watched, has shown all that happened, and a turn has begun. */
function listeningTable(state: RootState): ActiveMatch | null {
  const active = selectSecretMatch(state)
  if (!active || !state.match.isWatched || active.id === LESSON_ID) return null
  const isQuiet = active.shown < active.log.length || active.match.state.winner !== null
  return isQuiet || !selectSettings(state).talk ? null : active
}

/** Has the screen just shown the beginning of a turn? */
function hasTurnBegun(now: RootState, before: RootState): boolean {
  const active = selectSecretMatch(now)
  const earlier = selectSecretMatch(before)
  if (!active || active.id !== earlier?.id) return false
  return active.log.slice(earlier.shown, active.shown).some(({ type }) => type === 'turnStarted')
}

/** Lines have a chance of their own, so that they tell nothing of the dice to come. */
const APART = -(2 ** 33)

const talkSeed = ({ match: { record }, log }: ActiveMatch): number =>
  APART - record.seed - log.length

/** After a turn a bot may say something about it, from what everybody has seen. */
export function listenForTalk(startListening: StartListening): void {
  startListening({
    predicate: (_, now, before) => hasTurnBegun(now, before) && listeningTable(now) !== null,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      const minds = await loadMinds()
      const active = listeningTable(api.getState())
      if (!active || !minds) return
      const { match, log, players } = active
      const hearing = { view: dice.viewFor(match.state, null), events: log }
      const speakers = players.flatMap(({ kind }, seat) =>
        kind === 'bot' ? [{ seat, personality: personalityOf(active, seat) }] : [],
      )
      const isWanted = (): boolean => listeningTable(api.getState())?.log === log
      const thought = minds.remark(hearing, speakers, rngFromSeed(talkSeed(active)))
      const line = await thinkInMoments(thought, { pause: () => api.delay(0), isWanted })
      if (line?.value) api.dispatch(lineSaid({ ...line.value, at: log.length }))
    },
  })
}
