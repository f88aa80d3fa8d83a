import type { Refusal } from '@/core/game'
import { replayMatch, startMatch, startOf, stepsOf } from '@/core/match'
import { dice, type DiceConfig } from '@/games/dice'
import { isFree, tracker, type TrackerAction, type TrackerMatch } from '@/games/dice/tracker'
import { bound, type Entry } from '@/games/dice/tracker/entry'
import { refit, type Refitted } from '@/games/dice/tracker/refit'
import type { Change, Undone } from '@/persistence/dice-companion'

/** Everything entered, with the way back: each change can be undone and redone without limit, an edit too. */
export interface Timeline {
  readonly match: TrackerMatch
  readonly times: readonly number[]
  readonly done: readonly Change[]
  readonly undone: readonly Undone[]
}

/** The timeline after something, or why it did not happen. */
export type Entered =
  | { readonly ok: true; readonly timeline: Timeline }
  | { readonly ok: false; readonly refusal: Refusal }

export const beginTimeline = (config: DiceConfig, seed: number): Timeline => ({
  match: startMatch(tracker, config, seed),
  times: [],
  done: [],
  undone: [],
})

/** The actions with their times. */
export const entriesOf = ({ match, times }: Timeline): Entry[] =>
  match.record.actions.map((action, i) => ({ action, at: times[i] ?? 0 }))

/** The same, each with whose doing it was: that is how they stay with their owners when history changes. */
function boundEntriesOf(timeline: Timeline): Entry[] {
  const { record } = timeline.match
  const befores = [
    startOf(tracker, record),
    ...[...stepsOf(tracker, record)].map(({ state }) => state),
  ]
  return entriesOf(timeline).map((entry, i) => {
    const before = befores[i]
    return before ? bound(before, entry) : entry
  })
}

/**
 * Enters what one gesture said. Where a question comes up in between, the rest of it waits for the answer; an answer
 * belongs to the change that asked.
 */
export function enter(timeline: Timeline, actions: readonly TrackerAction[], at: number): Entered {
  const { match, done } = timeline
  const entries = actions.map((action) => bound(match.state, { action, at }))
  const asking = done[done.length - 1]
  if (asking && asking.waiting.length > 0) {
    const fit = refit(match, [...entries, ...asking.waiting])
    if (fit.taken.length === 0) return refused(fit)
    const answered = { ...asking, ...leftOver(fit, asking) }
    return { ok: true, timeline: put(timeline, fit, [...done.slice(0, -1), answered]) }
  }
  const fit = withForced(refit(match, entries), at)
  if (fit.taken.length === 0) return refused(fit)
  const change: Change = { keep: match.record.actions.length, out: [], ...leftOver(fit) }
  return { ok: true, timeline: put(timeline, fit, [...done, change]) }
}

/** Questions with one possible answer are answered along: the only target in reach, the only role left. */
function withForced(fit: Refitted, at: number): Refitted {
  const { state } = fit.match
  const [action, ...others] = dice.legal(state)
  const isForced = fit.taken.length > 0 && fit.waiting.length === 0 && others.length === 0
  if (!action || isFree(state) || !isForced) return fit
  const answered = refit(fit.match, [{ action, at }])
  return withForced({ ...fit, match: answered.match, taken: [...fit.taken, ...answered.taken] }, at)
}

/** Replaces an earlier entry, or takes it out, and enters everything after it again. */
export function edit(timeline: Timeline, index: number, action: TrackerAction | null): Entered {
  const entries = boundEntriesOf(timeline)
  const old = entries[index]
  if (!old) return { ok: false, refusal: { code: 'bad-request', message: 'no such entry' } }
  const start = rewound(timeline, entries.slice(0, index))
  const rest = entries.slice(index + 1)
  const changed = action && bound(start.match.state, { action, at: old.at })
  const replaced = changed && refit(start.match, [changed])
  if (replaced?.taken.length === 0) return refused(replaced)
  const fit = refit(start.match, changed ? [changed, ...rest] : rest)
  const change: Change = { keep: index, out: entries.slice(index), ...leftOver(fit) }
  return { ok: true, timeline: put(start, fit, [...timeline.done, change]) }
}

/** One change back. */
export function undo(timeline: Timeline): Timeline {
  const { done, undone } = timeline
  const change = done[done.length - 1]
  if (!change) return timeline
  const entries = entriesOf(timeline)
  return {
    ...rewound(timeline, [...entries.slice(0, change.keep), ...change.out]),
    done: done.slice(0, -1),
    undone: [...undone, { ...change, in: entries.slice(change.keep) }],
  }
}

/** One change forward again. */
export function redo(timeline: Timeline): Timeline {
  const { done, undone } = timeline
  const last = undone[undone.length - 1]
  if (!last) return timeline
  const { in: entered, ...change } = last
  return {
    ...rewound(timeline, [...entriesOf(timeline).slice(0, change.keep), ...entered]),
    done: [...done, change],
    undone: undone.slice(0, -1),
  }
}

/** What no longer fitted after edits, and is kept for whoever wants to enter it again. */
export const setAside = ({ done }: Timeline): Change['aside'] => done.flatMap(({ aside }) => aside)

/** Somebody has decided about what lay aside. */
export function withoutAside(timeline: Timeline, index: number): Timeline {
  let before = 0
  const done = timeline.done.map((change): Change => {
    const place = index - before
    before += change.aside.length
    return place < 0 || place >= change.aside.length
      ? change
      : { ...change, aside: change.aside.filter((_, i) => i !== place) }
  })
  return { ...timeline, done }
}

/** Enters after all what lay aside, if it is its owner's turn. */
export function enterAside(timeline: Timeline, index: number, at: number): Entered {
  const entry = setAside(timeline)[index]?.entry
  const isTheirs = entry && (entry.seat ?? timeline.match.state.turn) === timeline.match.state.turn
  if (!isTheirs)
    return { ok: false, refusal: { code: 'illegal-action', message: 'not their turn' } }
  return enter(withoutAside(timeline, index), [entry.action], at)
}

const refused = ({ aside }: Refitted): Entered => ({
  ok: false,
  refusal: aside[0]?.refusal ?? { code: 'illegal-action', message: 'a question is open' },
})

function leftOver(
  { aside, waiting }: Refitted,
  before?: Change,
): Pick<Change, 'aside' | 'waiting'> {
  const now = aside.map(({ entry, refusal }) => ({ entry, reason: refusal.message }))
  return { aside: [...(before?.aside ?? []), ...now], waiting }
}

/** Something new was entered: what had been undone is gone. */
const put = (
  { times }: Timeline,
  { match, taken }: Refitted,
  done: readonly Change[],
): Timeline => ({
  match,
  times: [...times, ...taken.map(({ at }) => at)],
  done,
  undone: [],
})

/** The same match with other entries. */
function rewound(timeline: Timeline, entries: readonly Entry[]): Timeline {
  const { record } = timeline.match
  const match = replayMatch(tracker, { ...record, actions: entries.map(({ action }) => action) })
  return { ...timeline, match, times: entries.map(({ at }) => at) }
}
