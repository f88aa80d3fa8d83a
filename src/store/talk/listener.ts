import { streamOf } from '@/core/streams'
import type { GameId } from '@/games'
import { moduleOf } from '../games'
import { personalityOf } from '../match/personality'
import { selectSecretMatch } from '../match/selectors'
import type { AnyTable, Table } from '../match/table'
import type { RootState, StartListening } from '../root'
import { selectSettings } from '../settings/selectors'
import { isSeatOfPerson } from '../setup/names'
import { loadMinds } from '../minds/load'
import type { Minds, Speaker } from '../minds/minds'
import { thinkInMoments } from '../thinking'
import { lineSaid } from './slice'

/** The table where somebody may speak: it is watched, has shown all that happened, and a turn has begun. */
function listeningTable(state: RootState): AnyTable | null {
  const active = selectSecretMatch(state)
  if (!active || !state.match.isWatched || active.script) return null
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

/** Where in its story a match's latest turn began. */
const turnOf = ({ log }: AnyTable): number =>
  log.findLastIndex(({ type }) => type === 'turnStarted')

/** Bots that play for themselves: one that sits in for somebody does not speak in their name. */
const speakersAt = <G extends GameId>(active: Table<G>): Speaker[] =>
  active.players.flatMap((player, seat) =>
    isSeatOfPerson(player) ? [] : [{ seat, personality: personalityOf(active, seat) }],
  )

/** What is said about the turn that has just ended, from what a stranger has seen. */
export function remarkAt<G extends GameId>(table: Table<G>, minds: Minds<G>, turn: number) {
  const { game, match, log } = table
  const module = moduleOf(game)
  const hearing = { view: module.viewFor(match.state, null), events: module.eventsFor(log, null) }
  return minds.remark(hearing, speakersAt(table), streamOf(match.record.seed, 'talk', turn))
}

/** How many turns a match has seen begin. */
const turnsBegun = ({ log }: AnyTable): number =>
  log.filter(({ type }) => type === 'turnStarted').length

/** The turn at whose beginning somebody spoke last. */
interface Spoken {
  readonly match: string
  readonly turn: number
}

const NEVER = -1

/** Of a match that was left and is gone on with nobody knows any more: then somebody may just have spoken. */
const spokenAt = (last: Spoken | null, { id }: AnyTable, turn: number): Spoken =>
  last?.match === id ? last : { match: id, turn: turn === 1 ? NEVER : turn - 1 }

/** After a turn a bot may say something about it, from what everybody has seen; never after two turns in a row. */
export function listenForTalk(startListening: StartListening): void {
  let last: Spoken | null = null
  startListening({
    predicate: (_, now, before) => hasTurnBegun(now, before) && listeningTable(now) !== null,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      const begun = listeningTable(api.getState())
      const minds = begun && (await loadMinds(begun.game))
      if (!minds) return
      const turn = turnOf(begun)
      const isOver = (state: RootState): boolean => {
        const active = selectSecretMatch(state)
        return active?.id !== begun.id || turnOf(active) !== turn
      }
      const isTime = (state: RootState): boolean => isOver(state) || listeningTable(state) !== null
      // Whoever is on turn does not wait for what others say: they think on once the move has been shown.
      while (isTime(api.getState()) || (await api.condition((_, now) => isTime(now)))) {
        const active = listeningTable(api.getState())
        if (!active || isOver(api.getState())) return
        const { log, id } = active
        const begunTurns = turnsBegun(active)
        last = spokenAt(last, active, begunTurns)
        // A turn that was taken back begins again: that is no reason to speak again.
        if (last.turn >= begunTurns - 1) return
        const isWanted = (): boolean => listeningTable(api.getState())?.log === log
        const thought = remarkAt(active, minds, turn)
        const line = await thinkInMoments(thought, { pause: () => api.delay(0), isWanted })
        if (!line) continue
        if (!line.value) return
        last = { match: id, turn: begunTurns }
        api.dispatch(lineSaid({ ...line.value, at: log.length }))
        return
      }
    },
  })
}
