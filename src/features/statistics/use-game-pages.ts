import { startTransition, useEffect, useState } from 'react'
import { faceOf, type Ledger } from '@/boards'
import { GAME_IDS, type GameId } from '@/games'
import type { Play } from '@/store/history/statistics'

/** What the ledger needs of a game that was played: the page it keeps there, and for how many players it is. */
export interface GamePage {
  readonly Sections: Ledger['Sections'] | null
  readonly seats: { readonly least: number; readonly most: number }
}

export type GamePages = ReadonlyMap<GameId, GamePage>

/**
 * The games' own pages, all at once: a ledger that grew page by page would move what stands below out from under a finger.
 * Null until they have come; a page that cannot be fetched is left out.
 */
export function useGamePages(plays: readonly Play[] | undefined): GamePages | null {
  const [pages, setPages] = useState<GamePages | null>(null)
  const played = plays && gamesOf(plays).join(' ')
  useEffect(() => {
    if (played === undefined) return undefined
    let isWanted = true
    void fetchPages(GAME_IDS.filter((game) => played.split(' ').includes(game))).then(
      (came) => isWanted && startTransition(() => setPages(came)),
    )
    return () => {
      isWanted = false
    }
  }, [played])
  return pages
}

const gamesOf = (plays: readonly Play[]): readonly GameId[] =>
  GAME_IDS.filter((game) => plays.some((play) => play.game === game))

async function fetchPages(games: readonly GameId[]): Promise<GamePages> {
  const came = await Promise.all(
    games.map(async (game) => [game, await fetchPage(game).catch(() => null)] as const),
  )
  return new Map(came.flatMap(([game, page]) => (page ? [[game, page] as const] : [])))
}

async function fetchPage(game: GameId): Promise<GamePage> {
  const { ledger, setUp } = await faceOf(game).load()
  const page = await ledger?.load()
  return { Sections: page?.Sections ?? null, seats: setUp.seats }
}
