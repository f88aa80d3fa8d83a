import type { GameId } from '@/games'
import type { SavedSetup } from '@/persistence/kinds'
import { rulesOf } from '../games'
import type { Setup } from './slice'

/** Opens a set-up of a game that has been loaded. Throws if its rules are none of the game. */
export const setupOf = (save: SavedSetup): Setup => opened(save.game, save)

const opened = <G extends GameId>(game: G, save: SavedSetup): Setup<G> => ({
  ...save,
  game,
  options: rulesOf(game).options.read(save.options),
})
