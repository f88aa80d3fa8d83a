import type { GameId } from '@/games'
import type { Mode } from '@/persistence/kinds'
import type { RootState } from '../root'
import type { Setup, SetupSlot } from './slice'

/** What was played last in a game and a mode, to begin the next one with. Its game has been entered. */
export function selectLastSetup<G extends GameId>(
  { setup }: RootState,
  game: G,
  mode: Mode,
): Setup<G> | null {
  const slot: SetupSlot<G> = setup[game][mode]
  return slot.kind === 'open' ? slot.setup : null
}

/** Has a match of a game and a mode ever been dealt? This can be known before its game is entered. */
export const selectHasSetup = ({ setup }: RootState, game: GameId, mode: Mode): boolean =>
  setup[game][mode].kind !== 'empty'
