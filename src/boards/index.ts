import type { GameId } from '@/games'
import { lazy, type Lazy } from '@/ui'
import type { Face } from './face'

export { FaceProvider, useFace } from './face-context'
export type * from './face'
export { TurnEntry } from './turn-entry'
export { concerns, livesChanged, signed, turnsOf } from './turns'

/** What each game looks like comes when it is entered. */
const FACES: { readonly [G in GameId]: Lazy<Face<G>> } = {
  dice: lazy(() => import('./dice').then(({ diceFace }) => diceFace)),
}

/** The face of a game, fetched when it is first wanted; what failed to come is fetched again. */
export const faceOf = <G extends GameId>(game: G): Lazy<Face<G>> => FACES[game]
