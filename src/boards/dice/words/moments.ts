import type { Story } from '../../face'

/** What the great moments of a match are known by. */
export const moments: Pick<Story<'dice'>, 'fallenBy' | 'isBlow' | 'endsMatch'> = {
  fallenBy: (event) => (event.type === 'eliminated' ? event.seat : null),
  isBlow: ({ type }) => type === 'lifeLost',
  endsMatch: ({ type }) => type === 'gameEnded',
}
