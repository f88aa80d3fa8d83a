import { FAMILY_LINES, type Line as FamilyLine } from '@/family/talk'

/** What a bot may say. Words belong to the app; here are only the occasions. */
export const LINE_CODES = [...FAMILY_LINES, 'fears-arrows'] as const
export type LineCode = (typeof LINE_CODES)[number]

export type Line = FamilyLine<LineCode>
