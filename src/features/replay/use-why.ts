import type { Face } from '@/boards'
import type { GameId, RecordOf, WatchableOf } from '@/games'
import { whyAsked } from '@/store/coach/slice'
import { useAppDispatch } from '@/store/hooks'

interface Watched<G extends GameId> {
  readonly face: Face<G>
  readonly id: string
  readonly record: WatchableOf<G>
  /** The moment that is looked at. */
  readonly index: number
}

/** Asks why the last thing was done; null at the deal, for a real table, and where a game has no coach. */
export function useWhy<G extends GameId>({ face, id, record, index }: Watched<G>) {
  const dispatch = useAppDispatch()
  if (index === 0 || !face.coach || !isPlayed(face, record)) return null
  return () =>
    dispatch(
      whyAsked({ game: face.game, match: id, record, at: actionBefore(face, record, index) }),
    )
}

const isPlayed = <G extends GameId>(
  { game }: Face<G>,
  record: WatchableOf<G>,
): record is RecordOf<G> => record.game === game

/** The action that a moment came of. Later actions come at later moments, so it is looked for by halves. */
function actionBefore<G extends GameId>(
  { table }: Face<G>,
  record: RecordOf<G>,
  index: number,
): number {
  let [low, high] = [0, record.actions.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (table.momentBefore(record, middle) < index) low = middle
    else high = middle - 1
  }
  return low
}
