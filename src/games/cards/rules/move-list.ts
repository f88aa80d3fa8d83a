import type { Move } from './moves'

/** The moves that were listed last: the first `count` of the list. */
export interface Moves {
  readonly list: readonly Move[]
  readonly count: number
}

/** One list for all tables, filled again and again without being made anew: simulation needs one at every decision. */
const list: Move[] = []
let count = 0
const moves = { list, count }

export function clearMoves(): void {
  count = 0
}

export function addMove(move: Move): void {
  list[count++] = move
}

/** Whoever reads them does so before anybody asks again. */
export function movesListed(): Moves {
  moves.count = count
  return moves
}
