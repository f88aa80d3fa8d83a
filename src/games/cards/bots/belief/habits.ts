import type { HabitsBySort, Sort } from '@/family/beliefs/evidence'
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

/** Deeds of one game hang together, so each counts for a little less than it would alone. */
export const TRUST: Readonly<Record<DeedKind, number>> = {
  shot: 0.9,
  duel: 0.9,
  rob: 0.8,
  jail: 0.8,
}
