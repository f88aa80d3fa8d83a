import type { GameId } from '@/games'
import type { FaceId } from '@/ui'

interface Sign {
  readonly shape: 'die' | 'card'
  readonly pieces: readonly FaceId[]
}

/** What hangs on the sign of a game at Home, which loads no face: a few of its pieces, drawn with what Home has anyway. */
const SIGNS: Readonly<Record<GameId, Sign>> = {
  dice: { shape: 'die', pieces: ['two', 'beer'] },
  cards: { shape: 'card', pieces: ['one', 'beer', 'gatling'] },
}

export const signOf = (game: GameId): Sign => SIGNS[game]
