import type { HabitsBySort, Sort, Weight } from '@/family/beliefs/evidence'
import { HABITS } from '../generated/habits'
import type { DeedKind } from './deeds'

export const LEARNED_HABITS: HabitsBySort<DeedKind> = HABITS

/** Whom a stranger may turn out to be. Some carelessness is always assumed: nobody is convicted by one card. */
export const SORTS: readonly Sort[] = [
  { habits: 'keen', careless: 0.03, share: 0.36 },
  { habits: 'keen', careless: 0.2, share: 0.06 },
  { habits: 'plain', careless: 0.03, share: 0.26 },
  { habits: 'plain', careless: 0.2, share: 0.06 },
  { habits: 'raw', careless: 0.15, share: 0.14 },
  { habits: 'raw', careless: 1, share: 0.12 },
]

/** How much a deed tells when it is done for the first time. */
const TRUST: Readonly<Record<DeedKind, number>> = {
  shot: 1.25,
  duel: 1.25,
  rob: 1.1,
  jail: 1.1,
}

/** Deputies and Renegades go for the same people early on, again and again: less of that is news than of who is an Outlaw. */
const APART = 0.7
/** Whoever goes for the same person once more has not made up their mind anew. */
const REPETITION = 0.2

/** How often the same two have met before, and whether there is a Deputy to be told from the Renegade. */
interface Circumstances {
  readonly before: number
  readonly hasDeputies: boolean
}

/** How much a deed tells. */
export const weightOf = (kind: DeedKind, { before, hasDeputies }: Circumstances): Weight => ({
  trust: TRUST[kind] / (1 + REPETITION * before),
  apart: hasDeputies ? APART : 1,
})
