import { at } from '@/core/list'
import type { Rng } from '@/core/rng'
import { asFelt, drawnLine, type Favourites, type Speaker } from '@/family/talk'
import type { Thought } from '@/family/thought'
import type { CardsEvent } from '../../rules/events'
import type { CardsView } from '../../rules/state'
import { watch } from '../belief/watch'
import type { Line, LineCode } from './lines'
import { occasionsOf, type Turn } from './occasions'

export { LINE_CODES, type Line, type LineCode } from './lines'

/** What the table has seen; the view is a stranger's (`viewFor(state, null)`), with every sealed role and hand hidden. */
export interface Hearing {
  readonly view: CardsView
  readonly events: readonly CardsEvent[]
}

/** How much more than others somebody likes to say a thing. */
const FAVOURITES: Favourites<LineCode> = {
  cautious: { 'praises-barrel': 2, wavers: 2, accuses: 0.5 },
  hothead: { protests: 3, accuses: 2, 'sides-with': 2, 'boasts-weapon': 3, 'curses-jail': 2 },
  grudge: { 'vows-revenge': 4, approves: 2, 'misses-card': 2, protests: 0.5 },
  sly: { 'claims-loyalty': 3, 'doubts-help': 2, suspects: 2, 'vows-revenge': 0.3 },
  generous: { thanks: 2, 'sides-with': 2, toasts: 3, trusts: 2, regrets: 2, accuses: 0.5 },
}

/**
 * What one of the speakers says about the turn that has just ended, if anybody says anything: ask once whenever a turn has
 * begun. It comes from public facts, from how a stranger's reading of the roles has shifted, and from chance: never from
 * a role, so that a line says no more about its speaker than their deeds do.
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

/** The turn before the one that has just begun. */
function* lastTurn({ view, events }: Hearing): Thought<Turn | null> {
  const starts = events.flatMap(({ type }, i) => (type === 'turnStarted' ? [i] : []))
  const end = starts.at(-1)
  if (end === undefined) return null
  const { readings } = yield* watch(view, events)
  const after = at(readings, readings.length - 1)
  return {
    view,
    events: events.slice(starts.at(-2) ?? 0, end),
    before: readings.at(-2) ?? after,
    after,
  }
}
