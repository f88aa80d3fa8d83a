import type { Ink } from '@/ui'

/** How a seat's line is drawn: no two have the same dash, so that none needs its colour. */
export interface LineLook {
  readonly dash?: string
  readonly width: number
  readonly color: string
}

interface Rank {
  readonly isOwn: boolean
  readonly isWinner: boolean
  /** Place in the list, which gives the dash. */
  readonly index: number
}

/** Ends are round, so that a dash of next to nothing is a dot. */
const DASHES = [
  undefined,
  '8 6',
  '0.1 6',
  '10 5 0.1 5',
  '14 5',
  '4 4',
  '10 4 0.1 4 0.1 4',
  '1.5 9',
] as const

/** The owner is green, winners are brass, the others red; each with a dash of its own. */
export function lookOf({ isOwn, isWinner, index }: Rank, ink: Ink): LineLook {
  const dash = DASHES[index % DASHES.length]
  const color = isOwn ? ink.heal : isWinner ? ink.accent : ink.danger
  return { ...(dash ? { dash } : {}), width: isOwn ? 3 : isWinner ? 2.6 : 1.8, color }
}
