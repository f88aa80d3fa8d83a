import type { Refusal } from '@/core/game'
import { replayMatch, startMatch, startOf, stepsOf, type Match } from '@/core/match'
import { bound, refit, type Entry, type Keeping, type Refitted } from '@/family/keeping'
import type { GameId, Trackers } from '@/games'
import type { Change, Undone } from '@/persistence/companion-entries'

type ActionOf<G extends GameId> = Trackers[G]['Action']

/** Everything entered, with the way back: each change can be undone and redone without limit, an edit too. */
export interface Timeline<G extends GameId = GameId> {
  readonly match: Match<Trackers[G]>
  readonly times: readonly number[]
  readonly done: readonly Change<ActionOf<G>>[]
  readonly undone: readonly Undone<ActionOf<G>>[]
}

/** The timeline after something, or why it did not happen. */
export type Entered<G extends GameId = GameId> =
  | { readonly ok: true; readonly timeline: Timeline<G> }
  | { readonly ok: false; readonly refusal: Refusal }

/** The same change with what no longer fitted, in the words of the rules. */
type LeftOver<G extends GameId> = Pick<Change<ActionOf<G>>, 'aside' | 'waiting'>

/** What can be done with everything entered at a table of a game. */
export function timelinesOf<G extends GameId>(keeping: Keeping<Trackers[G]>) {
  const { module } = keeping

  const begin = (config: Trackers[G]['Config'], seed: number): Timeline<G> => ({
    match: startMatch(module, config, seed),
    times: [],
    done: [],
    undone: [],
  })

  /** The actions with their times. */
  const entriesOf = ({ match, times }: Timeline<G>): Entry<ActionOf<G>>[] =>
    match.record.actions.map((action, i) => ({ action, at: times[i] ?? 0 }))

  /** The same, each with whose doing it was: that is how they stay with their owners when history changes. */
  function boundEntriesOf(timeline: Timeline<G>): Entry<ActionOf<G>>[] {
    const { record } = timeline.match
    const befores = [
      startOf(module, record),
      ...[...stepsOf(module, record)].map(({ state }) => state),
    ]
    return entriesOf(timeline).map((entry, i) => {
      const before = befores[i]
      return before ? bound(keeping, before, entry) : entry
    })
  }

  /**
   * Enters what one gesture said. Where a question comes up in between, the rest of it waits for the answer; an answer
   * belongs to the change that asked.
   */
  function enter(timeline: Timeline<G>, actions: readonly ActionOf<G>[], at: number): Entered<G> {
    const { match, done } = timeline
    const entries = actions.map((action) => bound(keeping, match.state, { action, at }))
    const asking = done[done.length - 1]
    if (asking && asking.waiting.length > 0) {
      const fit = refit(keeping, match, [...entries, ...asking.waiting])
      if (fit.taken.length === 0) return refused(fit)
      const answered = { ...asking, ...leftOver(fit, asking) }
      return { ok: true, timeline: put(timeline, fit, [...done.slice(0, -1), answered]) }
    }
    const fit = withForced(refit(keeping, match, entries), at)
    if (fit.taken.length === 0) return refused(fit)
    const change = { keep: match.record.actions.length, out: [], ...leftOver(fit) }
    return { ok: true, timeline: put(timeline, fit, [...done, change]) }
  }

  /** Questions with one possible answer are answered along: the only target in reach, the only role left. */
  function withForced(fit: Refitted<Trackers[G]>, at: number): Refitted<Trackers[G]> {
    const { state } = fit.match
    if (module.decision(state) === null || keeping.isFree(state)) return fit
    const [action, ...others] = keeping.answers(state)
    const isForced = fit.taken.length > 0 && fit.waiting.length === 0 && others.length === 0
    if (!action || !isForced) return fit
    const answered = refit(keeping, fit.match, [{ action, at }])
    return withForced(
      { ...fit, match: answered.match, taken: [...fit.taken, ...answered.taken] },
      at,
    )
  }

  /** Replaces an earlier entry, or takes it out, and enters everything after it again. */
  function edit(timeline: Timeline<G>, index: number, action: ActionOf<G> | null): Entered<G> {
    const entries = boundEntriesOf(timeline)
    const old = entries[index]
    if (!old) return { ok: false, refusal: { code: 'bad-request', message: 'no such entry' } }
    const start = rewound(timeline, entries.slice(0, index))
    const rest = entries.slice(index + 1)
    const changed = action && bound(keeping, start.match.state, { action, at: old.at })
    const replaced = changed && refit(keeping, start.match, [changed])
    if (replaced?.taken.length === 0) return refused(replaced)
    const fit = refit(keeping, start.match, changed ? [changed, ...rest] : rest)
    const change = { keep: index, out: entries.slice(index), ...leftOver(fit) }
    return { ok: true, timeline: put(start, fit, [...timeline.done, change]) }
  }

  /** One change back. */
  function undo(timeline: Timeline<G>): Timeline<G> {
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
  function redo(timeline: Timeline<G>): Timeline<G> {
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
  const setAside = ({ done }: Timeline<G>): Change<ActionOf<G>>['aside'] =>
    done.flatMap(({ aside }) => aside)

  /** Somebody has decided about what lay aside. */
  function withoutAside(timeline: Timeline<G>, index: number): Timeline<G> {
    let before = 0
    const done = timeline.done.map((change) => {
      const place = index - before
      before += change.aside.length
      return place < 0 || place >= change.aside.length
        ? change
        : { ...change, aside: change.aside.filter((_, i) => i !== place) }
    })
    return { ...timeline, done }
  }

  /** Enters after all what lay aside, if it is its owner's turn. */
  function enterAside(timeline: Timeline<G>, index: number, at: number): Entered<G> {
    const entry = setAside(timeline)[index]?.entry
    const { turn } = timeline.match.state
    if (!entry || (entry.seat ?? turn) !== turn)
      return { ok: false, refusal: { code: 'illegal-action', message: 'not their turn' } }
    return enter(withoutAside(timeline, index), [entry.action], at)
  }

  const refused = ({ aside }: Refitted<Trackers[G]>): Entered<G> => ({
    ok: false,
    refusal: aside[0]?.refusal ?? { code: 'illegal-action', message: 'a question is open' },
  })

  function leftOver(
    { aside, waiting }: Refitted<Trackers[G]>,
    before?: Change<ActionOf<G>>,
  ): LeftOver<G> {
    const now = aside.map(({ entry, refusal }) => ({ entry, reason: refusal.message }))
    return { aside: [...(before?.aside ?? []), ...now], waiting }
  }

  /** Something new was entered: what had been undone is gone. */
  const put = (
    { times }: Timeline<G>,
    { match, taken }: Refitted<Trackers[G]>,
    done: readonly Change<ActionOf<G>>[],
  ): Timeline<G> => ({
    match,
    times: [...times, ...taken.map(({ at }) => at)],
    done,
    undone: [],
  })

  /** The same match with other entries. */
  function rewound(timeline: Timeline<G>, entries: readonly Entry<ActionOf<G>>[]): Timeline<G> {
    const { record } = timeline.match
    const match = replayMatch(module, { ...record, actions: entries.map(({ action }) => action) })
    return { ...timeline, match, times: entries.map(({ at }) => at) }
  }

  return { begin, enter, edit, undo, redo, setAside, withoutAside, enterAside }
}
