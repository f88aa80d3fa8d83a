import type { GameId } from '@/games'
import { lazy, type Lazy } from '@/ui'
import type { Face } from './face'

/** What each game looks like comes when it is entered; null where nobody has drawn it yet. */
const FACES: { readonly [G in GameId]: Lazy<Face<G>> | null } = {
  dice: lazy(() => import('./dice/dice-face').then(({ diceFace }) => diceFace)),
  cards: lazy(() => import('./cards/cards-face').then(({ cardsFace }) => cardsFace)),
}

/** Can a game be looked at? */
export const hasFace = (game: GameId): boolean => FACES[game] !== null

/** The face of a game, fetched when it is first wanted; what failed to come is fetched again. */
export function faceOf<G extends GameId>(game: G): Lazy<Face<G>> {
  const face = FACES[game]
  if (!face) throw new Error(`the game ${game} has no face`)
  return face
}
