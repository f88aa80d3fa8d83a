import { palette, type Ink, type RoleId, type ThemeName } from '@/ui'

/** How a seat's line is drawn: no two have the same dash, so that none needs its colour. */
export interface LineLook {
  readonly dash?: string
  readonly width: number
  readonly color: string
}

interface Seen {
  readonly isOwn: boolean
  readonly isWinner: boolean
  readonly role: RoleId
  /** Place in the list, which gives the dash. */
  readonly index: number
}

/** Ends are round, so that a dash of next to nothing is a dot. */
const DASHES = [
  undefined,
  '8 6',
  '0.1 6',
  '10 5 0.1 5',
  '15 5',
  '4 4',
  '10 4 0.1 4 0.1 4',
  '1.5 9',
] as const

const BLUE: Readonly<Record<ThemeName, string>> = { dusk: '#8FA2CB', noon: palette.dusk600 }

/** You are green, winners brass; of the others, Sheriff and Outlaws are red, Deputies blue. */
export function lookOf(seen: Seen, ink: Ink, theme: ThemeName): LineLook {
  const { isOwn, isWinner, role, index } = seen
  const dash = DASHES[index % DASHES.length]
  const isRed = role === 'sheriff' || role === 'outlaw'
  const other = isRed ? ink.danger : role === 'deputy' ? BLUE[theme] : ink.secondary
  return {
    ...(dash ? { dash } : {}),
    width: isOwn ? 3 : isWinner ? 2.6 : 1.6,
    color: isOwn ? ink.heal : isWinner ? ink.accent : other,
  }
}
