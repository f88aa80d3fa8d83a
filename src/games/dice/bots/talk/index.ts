import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import type { DiceEvent } from '../../rules/events'
import { isThreePlayerGame } from '../../rules/roles'
import type { DiceState } from '../../rules/state'
import { watch } from '../belief/watch'
import { asFelt, drawnLine, type Favourites, type Speaker } from '@/family/talk'
import type { Thought } from '@/family/thought'
import type { Line, LineCode } from './lines'
import { occasionsOf, type Turn } from './occasions'

export type { Speaker } from '@/family/talk'
export { LINE_CODES, type Line, type LineCode } from './lines'

/** What the table has seen; the view is a stranger's (`viewFor(state, null)`), with every sealed card hidden. */
export interface Hearing {
  readonly view: DiceState
  readonly events: readonly DiceEvent[]
}

/** How much more than others somebody likes to say a thing. */
const FAVOURITES: Favourites<LineCode> = {
  cautious: { 'fears-arrows': 3, wavers: 2, accuses: 0.5 },
  hothead: { protests: 3, accuses: 2, 'curses-dynamite': 2, 'sides-with': 2 },
  grudge: { 'vows-revenge': 4, protests: 0.5, approves: 2 },
  sly: { 'claims-loyalty': 3, suspects: 2, 'doubts-help': 2, 'vows-revenge': 0.3 },
  generous: { thanks: 2, trusts: 2, regrets: 2, accuses: 0.5, 'sides-with': 2, approves: 0.4 },
}

/**
 * What one of the speakers says about the turn that has just ended, if anybody says anything: ask once whenever a turn has
 * begun. It comes from public facts, from how a stranger's reading of the cards has shifted, and from chance: never from
 * a card, so that a line says no more about its speaker than their deeds do.
 */
export function* remark(
  hearing: Hearing,
  speakers: readonly Speaker[],
  rng: Rng,
): Thought<Line | null> {
  const turn = yield* lastTurn(hearing)
  if (!turn) return null
  const living = speakers.filter(({ seat }) => turn.view.alive[seat])
  const occasions = living.flatMap(({ seat, personality }) =>
    asFelt(occasionsOf(turn, seat), personality, FAVOURITES),
  )
  return drawnLine(occasions, rng)
}

/** The turn before the one that has just begun. Three players have nothing to read: their cards are open. */
function* lastTurn({ view, events }: Hearing): Thought<Turn | null> {
  const starts = events.flatMap(({ type }, i) => (type === 'turnStarted' ? [i] : []))
  const end = starts.at(-1)
  if (end === undefined) return null
  const begin = starts.at(-2) ?? 0
  const turn = { view, events: events.slice(begin, end) }
  if (isThreePlayerGame(view)) return { ...turn, before: [], after: [] }
  const { readings } = yield* watch(view, events)
  const after = at(readings, readings.length - 1)
  return { ...turn, before: readings.at(-2) ?? after, after }
}
