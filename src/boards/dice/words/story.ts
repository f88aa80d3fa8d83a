import type { DiceEvent } from '@/games/dice'
import type { Story } from '../../face'
import { isRepeat, logLine } from './log-line'

const TURNING_POINTS: readonly DiceEvent['type'][] = [
  'attackBegan',
  'dynamiteExploded',
  'eliminated',
  'lastManStandingBegan',
  'gameEnded',
]

/** A match of dice in words. */
export const story: Story<'dice'> = {
  begin: (first) => ({ type: 'turnStarted', seat: first, round: 1 }),
  line: logLine,
  isRepeat,
  isTurn: ({ type }) => type === 'turnStarted',
  isTurningPoint: ({ type }) => TURNING_POINTS.includes(type),
  fallenBy: (event) => (event.type === 'eliminated' ? event.seat : null),
  seatsOf: (event) =>
    [
      'seat' in event ? event.seat : null,
      'target' in event ? event.target : null,
      'by' in event ? event.by : null,
    ].filter((seat) => seat !== null),
}
