import { FAMILY_LINES, type Line as FamilyLine } from '@/family/talk'

/** What a bot may say at the card table. Words belong to the app; here are only the occasions. */
export const LINE_CODES = [
  ...FAMILY_LINES,
  'curses-jail',
  'misses-card',
  'praises-barrel',
  'toasts',
  'boasts-weapon',
] as const
export type LineCode = (typeof LINE_CODES)[number]

export type Line = FamilyLine<LineCode>
