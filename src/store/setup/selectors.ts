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

/** For how many the last match of a game and a mode was dealt; null if none was. This can be known before its game is entered. */
export function selectLastSeats({ setup }: RootState, game: GameId, mode: Mode): number | null {
  const slot = setup[game][mode]
  if (slot.kind === 'empty') return null
  return (slot.kind === 'open' ? slot.setup : slot.save).players.length
}
