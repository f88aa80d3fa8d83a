import {
  ARROW_FACE,
  FULL_HANDFULS,
  HANDFULS,
  WITH_ONE_MORE,
  isBustHandful,
  keepsWhere,
} from './handfuls'
import { FACES } from '../../rules/state'
import type { Thought } from '@/family/thought'

/** More arrows than this in one turn are so rare that they count as this many. */
export const MOST_ARROWS = 5
export const LEVELS = MOST_ARROWS + 1

export interface PlanTask {
  /** What each full handful is worth as the turn's result, by handful, then by arrows taken from now on. */
  readonly results: Float64Array
  readonly rollsLeft: number
  readonly isLocked: boolean
}

const BUSTS = Array.from({ length: FULL_HANDFULS }, (_, handful) => isBustHandful(handful))

/**
 * The rest of a turn's rolling, solved exactly: what it is worth to keep each handful and roll the others, with all later
 * rolls played best. Faces of dice and arrows taken on the way are the whole state, since the arrows taken fix what the
 * table looks like, an attack included.
 */
export function* planTurn(task: PlanTask): Thought<TurnPlan> {
  let kept = rolledOn(task.results)
  for (let rolls = 1; rolls < task.rollsLeft; rolls++) {
    yield
    const best = yield* chosen(task, kept)
    yield
    kept = rolledOn(best)
  }
  return new TurnPlan(task.results, kept)
}

/** A solved turn. */
export class TurnPlan {
  constructor(
    private readonly results: Float64Array,
    private readonly kept: Float64Array,
  ) {}

  /** The worth of stopping with a full handful. */
  stop(handful: number): number {
    return this.results[handful * LEVELS] ?? 0
  }

  /** The worth of keeping a handful and rolling the rest. */
  keep(handful: number): number {
    return this.kept[handful * LEVELS] ?? 0
  }
}

/** So many handfuls between two pauses. */
const AT_ONCE = 32

/** The worth of each full handful when one may still choose. */
function* chosen({ results, isLocked }: PlanTask, kept: Float64Array): Thought<Float64Array> {
  const { begin, kept: keeps } = keepsWhere(isLocked)
  const chosen = new Float64Array(FULL_HANDFULS * LEVELS)
  for (let handful = 0; handful < FULL_HANDFULS; handful++) {
    if (handful % AT_ONCE === AT_ONCE - 1) yield
    const first = begin[handful] ?? 0
    const last = BUSTS[handful] ? first : (begin[handful + 1] ?? 0)
    for (let level = 0; level < LEVELS; level++) {
      let best = results[handful * LEVELS + level] ?? 0
      for (let i = first; i < last; i++) {
        const value = kept[(keeps[i] ?? 0) * LEVELS + level] ?? 0
        if (value > best) best = value
      }
      chosen[handful * LEVELS + level] = best
    }
  }
  return chosen
}
/** From the worth of full handfuls to that of fewer dice, the missing ones rolled: one die at a time. */
function rolledOn(full: Float64Array): Float64Array {
  const worth = new Float64Array(HANDFULS * LEVELS)
  worth.set(full)
  const faces = FACES.length
  for (let handful = FULL_HANDFULS; handful < HANDFULS; handful++) {
    const more = handful * faces
    const cell = handful * LEVELS
    for (let face = 0; face < faces; face++) {
      const from = (WITH_ONE_MORE[more + face] ?? 0) * LEVELS
      if (face !== ARROW_FACE) {
        for (let level = 0; level < LEVELS; level++)
          worth[cell + level] = (worth[cell + level] ?? 0) + (worth[from + level] ?? 0)
        continue
      }
      for (let level = 0; level < MOST_ARROWS; level++)
        worth[cell + level] = (worth[cell + level] ?? 0) + (worth[from + level + 1] ?? 0)
      worth[cell + MOST_ARROWS] =
        (worth[cell + MOST_ARROWS] ?? 0) + (worth[from + MOST_ARROWS] ?? 0)
    }
    for (let level = 0; level < LEVELS; level++)
      worth[cell + level] = (worth[cell + level] ?? 0) / faces
  }
  return worth
}
