import type { GameModule } from '@/core/game'
import type { GameId, Games } from '@/games'
import { diceRules } from './dice'
import type { Rules } from './rules'

const loaded: { readonly [G in GameId]: Rules<G> } = { dice: diceRules }

/** What the store needs of a game that has been loaded. */
export const rulesOf = <G extends GameId>(game: G): Rules<G> => loaded[game]

/** The module of a game that has been loaded. */
export const moduleOf = <G extends GameId>(game: G): GameModule<Games[G]> => rulesOf(game).module
