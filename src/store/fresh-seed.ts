import { SEEDS } from '@/core/rng'

/** Where a new match's chance comes from: the one place in the app that makes a seed out of nothing. */
export const freshSeed = (): number => Math.floor(Math.random() * SEEDS)
