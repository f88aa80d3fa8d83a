import type { Story } from '../../face'
import { Pieces, deedsOf } from './deeds'
import { isRepeat, logLine } from './log-line'
import { seatsOf } from './seats-of'

/** A match of cards in words. */
export const story: Story<'cards'> = {
  begin: (first) => ({ type: 'turnStarted', seat: first, round: 1 }),
  line: logLine,
  deedsOf,
  Pieces,
  isRepeat,
  isTurn: ({ type }) => type === 'turnStarted',
  isTurningPoint: ({ type }) => type === 'eliminated' || type === 'gameEnded',
  fallenBy: (event) => (event.type === 'eliminated' ? event.seat : null),
  isBlow: ({ type }) => type === 'lifeLost',
  endsMatch: ({ type }) => type === 'gameEnded',
  seatsOf,
}
