import { at } from '@/core/list'
import type { Rng, RngState } from '@/core/rng'
import type { Thought } from '@/family/thought'
import type { Move } from '../../rules/moves'
import type { CardsState } from '../../rules/state'
import type { Candidate } from './candidates'
import type { Playouts } from './playout'
import { Worlds, type Source } from './worlds'

/** What a move is worth: the chance to win after it. */
export interface Weighed {
  readonly move: Move
  readonly chance: number
  /** In how many worlds it was tried. */
  readonly tries: number
}

interface Entry {
  readonly move: Move
  sum: number
  tries: number
}

interface World {
  readonly state: CardsState
  readonly luck: RngState
}

/** What is weighed, and how. */
export interface Weighing {
  readonly source: Source
  readonly playouts: Playouts
  /** A fixed number: a match must replay identically on every device. */
  readonly budget: number
  readonly rng: Rng
}

const HEATS = 4
const AT_ONCE = 2

/**
 * Tries candidates in the same worlds, in heats from which the better half goes on, so that what is close is looked at most.
 * What plain sense would do, the first of them, is never left out.
 */
export function* weigh(
  candidates: readonly Candidate[],
  { source, playouts, budget, rng }: Weighing,
): Thought<Weighed[]> {
  const entries = candidates.map(({ move }): Entry => ({ move, sum: 0, tries: 0 }))
  const drawn = new Worlds(source, rng)
  const worlds: World[] = []
  const heats = Math.max(1, Math.min(HEATS, Math.ceil(Math.log2(entries.length))))
  let racing = entries
  let done = 0
  for (let heat = 0; heat < heats; heat++) {
    const from = at(racing, 0).tries
    const each = Math.max(1, Math.floor(budget / heats / racing.length))
    for (let i = from; i < from + each; i++) {
      worlds[i] ??= { state: drawn.next(rng), luck: rng.save() }
      for (const entry of racing) {
        entry.sum += playouts.after(at(worlds, i).state, at(worlds, i).luck, entry.move)
        entry.tries += 1
        if (++done % AT_ONCE === 0) yield
      }
    }
    racing = betterHalf(racing, at(entries, 0))
  }
  return entries.map(({ move, sum, tries }) => ({ move, chance: sum / tries, tries }))
}

function betterHalf(racing: readonly Entry[], rule: Entry): Entry[] {
  const sorted = [...racing].sort((a, b) => b.sum / b.tries - a.sum / a.tries)
  const better = sorted.slice(0, Math.max(1, Math.ceil(racing.length / 2)))
  return [rule, ...better.filter((entry) => entry !== rule)]
}
