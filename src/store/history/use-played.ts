import { useMemo, useState } from 'react'
import type { Player } from '@/persistence/kinds'
import { useAppSelector } from '../hooks'
import { personalityOf } from '../match/personality'
import { selectFinishedMatch } from '../match/selectors'
import type { AnyTable } from '../match/table'
import { isSeatOfPerson } from '../setup/names'
import { selectWatchableTable } from '../tracker/selectors'
import type { HistoryBook } from './book'
import { playedOf, watchableOf, type FinishedMatch, type Played, type Watchable } from './kept'
import { useHistory } from './use-history'

/**
 * A match to look back on: one of the history if its id is given, else the one that has just ended. Null where there is
 * none that can be, undefined until it is there. The first answer stays, whatever happens to the match meanwhile.
 */
export function usePlayed(id: string | undefined): Played | null | undefined {
  return useMatchToSee<Played>(id, playedOf)
}

/** The same for whoever wants to watch: matches of a real table too, also one that nobody has cleared away yet. */
export function useWatchable(id: string | undefined): Watchable | null | undefined {
  const table = useAppSelector(selectWatchableTable)
  const [onTable] = useState(() => (table?.id === id ? table : null))
  const watchable = useMatchToSee<Watchable>(onTable ? undefined : id, watchableOf)
  return onTable ?? watchable
}

function useMatchToSee<T extends Watchable>(
  id: string | undefined,
  seenOf: (match: FinishedMatch) => T | null,
): T | Played | null | undefined {
  const finished = useAppSelector(selectFinishedMatch)
  const [last] = useState(() => finished && lastPlayed(finished))
  const read = useMemo(
    () => (id === undefined ? null : (book: HistoryBook) => book.match(id)),
    [id],
  )
  const match = useHistory(read)
  const [kept, setKept] = useState<T | null>(null)
  if (id === undefined) return last
  if (kept) return kept
  const seen = match && seenOf(match)
  if (seen) setKept(() => seen)
  return seen
}

function lastPlayed({ game, id, match, players, script, marks = [] }: AnyTable): Played {
  // In a lesson nobody chose for themselves: there is nothing to find fault with.
  const isOwnChoice = (player: Player) => script === null && isSeatOfPerson(player)
  const people = players.flatMap((player, seat) => (isOwnChoice(player) ? [seat] : []))
  const own = players.findIndex(({ kind }) => kind === 'human')
  const bots = players.map((player, seat) =>
    player.kind === 'bot' && !player.isStandIn
      ? { level: player.level, personality: personalityOf({ players, match }, seat) }
      : null,
  )
  const { record } = match
  return { game, id, record, players, own: own < 0 ? null : own, people, marks, bots }
}
