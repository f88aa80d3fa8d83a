import { streamOf } from '@/core/streams'
import type { DealOf, GameId } from '@/games'
import { freshSeed } from '../fresh-seed'
import { gameEntered } from '../games/entering'
import { matchStarted } from '../match/slice'
import type { AppDispatch, RootState } from '../root'
import { dealOf } from './deal'
import { selectLastSetup } from './selectors'
import { setupRemembered, type Setup } from './slice'
import type { SharedDeal } from './shared-deal'

/** What is dealt for a set-up follows from one seed, but not from the sequence that the match's dice come from. */
export const dealFrom = <G extends GameId>(setup: Setup<G>, seed: number): DealOf<G> =>
  dealOf(setup, streamOf(seed, 'deal'))

/** Remembers the set-up and puts a fresh match of it on the table, in place of any that waits. */
export const setupDealt =
  (setup: Setup, seed = freshSeed()) =>
  (dispatch: AppDispatch): void => {
    const { game, mode, players } = setup
    dispatch(setupRemembered(setup))
    dispatch(matchStarted({ game, mode, players, config: dealFrom(setup, seed), seed }))
  }

/**
 * Deals once more what was last dealt alone; says whether there was anything to deal from. The game is fetched first where
 * nobody has entered it yet: rejects where it cannot be, and nothing has changed then.
 */
export const dealtAgain =
  (game: GameId) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    await dispatch(gameEntered(game))
    const last = selectLastSetup(getState(), game, 'solo')
    if (last) dispatch(setupDealt(last))
    return last !== null
  }

/** Puts the deal of a link on the table. Somebody else's set-up is not remembered as one's own. */
export const sharedDealt =
  ({ game, players, config, seed }: SharedDeal) =>
  (dispatch: AppDispatch): void => {
    dispatch(matchStarted({ game, mode: 'solo', players, config, seed }))
  }
