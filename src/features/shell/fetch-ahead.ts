import { faceOf, hasFace } from '@/boards'
import { isGameId } from '@/games'
import { loadGame } from '@/store/games'

/** How the screens are fetched that are worth it, by the last part of their address. */
export type Rooms = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Whoever opens the app at a table waits for its game, its face and its screen: all are asked for at once, while letters and
 * words are still on their way. What fails here is asked for again, and told, by the door that needs it.
 */
export function fetchAhead(place: string, rooms: Rooms): void {
  const [, game = '', room = ''] = place.split('/')
  if (!isGameId(game) || !hasFace(game)) return
  for (const part of [loadGame(game), faceOf(game).load(), rooms[room]?.()])
    part?.catch(() => undefined)
}
