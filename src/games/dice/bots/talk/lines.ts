import type { Seat } from '../../rules/state'
import type { SealedRole } from '@/family/roles'

/** What a bot may say. Words belong to the app; here are only the occasions. */
export const LINE_CODES = [
  'suspects',
  'accuses',
  'trusts',
  'wavers',
  'claims-loyalty',
  'protests',
  'vows-revenge',
  'thanks',
  'cheers',
  'regrets',
  'fears-arrows',
  'curses-dynamite',
] as const
export type LineCode = (typeof LINE_CODES)[number]

/** A line: who says it, and about whom. `role` is the card that it is about. */
export interface Line {
  readonly code: LineCode
  readonly seat: Seat
  readonly about?: Seat
  readonly role?: SealedRole
}
