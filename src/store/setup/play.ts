import { rngFromSeed } from '@/core/rng'
import { matchStarted } from '../match/slice'
import type { AppDispatch } from '../root'
import { dealOf } from './deal'
import { setupRemembered, type Setup } from './slice'

const SEEDS = 2 ** 32

/** Remembers the set-up and puts a fresh match of it on the table, in place of any that waits. */
export const setupDealt =
  (setup: Setup) =>
  (dispatch: AppDispatch): void => {
    const config = dealOf(setup, rngFromSeed(Math.floor(Math.random() * SEEDS)))
    dispatch(setupRemembered(setup))
    dispatch(matchStarted({ mode: setup.mode, players: setup.players, config }))
  }
