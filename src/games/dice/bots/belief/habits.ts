import type { HabitsBySort, Sort } from '@/family/beliefs/evidence'
import { HABITS } from '../generated/habits'
import type { DeedKind } from './deeds'

export const LEARNED_HABITS: HabitsBySort<DeedKind> = HABITS

/** Whom a stranger may turn out to be. */
export const SORTS: readonly Sort[] = [
  { habits: 'keen', careless: 0.02, share: 0.34 },
  { habits: 'keen', careless: 0.2, share: 0.12 },
  { habits: 'plain', careless: 0.02, share: 0.22 },
  { habits: 'plain', careless: 0.2, share: 0.15 },
  { habits: 'raw', careless: 0.05, share: 0.12 },
  { habits: 'raw', careless: 1, share: 0.05 },
]

/** Deeds of one game hang together, so each counts for a little less than it would alone. */
export const TRUST: Readonly<Record<DeedKind, number>> = {
  aim: 0.9,
  drink: 0.9,
  hold: 0.6,
  cup: 0.6,
  fan: 0.6,
}
