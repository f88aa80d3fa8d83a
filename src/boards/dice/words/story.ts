import type { Story } from '../../face'
import { deedsOf, isTurningPoint, seatsOf } from './deeds'
import { isRepeat, logLine } from './log-line'
import { moments } from './moments'
import { Pieces } from './pieces'

/** A match of dice in words. */
export const story: Story<'dice'> = {
  begin: (first) => ({ type: 'turnStarted', seat: first, round: 1 }),
  line: logLine,
  deedsOf,
  Pieces,
  isRepeat,
  isTurn: ({ type }) => type === 'turnStarted',
  isTurningPoint,
  ...moments,
  seatsOf,
}
