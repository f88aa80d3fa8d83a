import type { Face } from './face'
import type { GameId, RecordOf, WatchableOf } from '@/games'
import { whyAsked } from '@/store/coach/slice'
import type { Watchable } from '@/store/history/kept'
import { useAppDispatch } from '@/store/hooks'

interface Watched<G extends GameId> extends Pick<Watchable, 'id' | 'bots'> {
  readonly face: Face<G>
  readonly record: WatchableOf<G>
}

/** Asks why the act that led to a moment was done; null for a real table, and where a game has no coach. */
export function useWhy<G extends GameId>({ face, id, record, bots }: Watched<G>) {
  const dispatch = useAppDispatch()
  if (!face.coach || !isPlayed(face, record)) return null
  return (index: number) => {
    const at = actionBefore(face, record, index)
    dispatch(whyAsked({ game: face.game, match: id, record, at, bots }))
  }
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
