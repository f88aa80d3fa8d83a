import { dayOf, daysLater } from '@/family/calendar'
import { daysKind } from '@/persistence/days'
import { trailKind } from '@/persistence/trail'
import type { Documents } from './saves'

/** A fortnight of deals of the day that ends today, with a gap and a loss here and there. */
export function dayDocuments(now: number): Documents {
  const days = [12, 10, 9, 8, 6, 5, 3, 2, 1, 0].map((ago) => ({
    ...{ game: 'dice', day: daysLater(dayOf(now), -ago), rules: 1, bots: 1 },
    ...{ match: `day-${ago}`, startedAt: now },
    result: { won: ago % 3 !== 1, turns: 18 + ago, life: ago % 3 === 1 ? 0 : 5, reading: null },
  }))
  return { [daysKind.key]: { version: daysKind.version, data: days } }
}

/** Five tables of the trail that have been ridden. */
export const trailDocuments = (): Documents => ({
  [trailKind.key]: {
    version: trailKind.version,
    data: {
      stars: {
        ...{ 'dry-creek': 3, 'card-cabin': 2, 'salt-lick': 1, 'old-mill': 3, 'three-crosses': 2 },
      },
      riding: {},
    },
  },
})
