import { KIND_IDS, type KindId } from '../../cards/ids'
import { KEEPING } from '../generated/keeping'

/** How a turn ended after which cards were kept: whether its owner had shot at somebody, and whether they were hurt. */
export interface TurnsEnd {
  readonly hasShot: boolean
  readonly isHurt: boolean
}

/** Parts of a ratio that are shipped as whole numbers. */
export const PARTS = 100

const INDEX: Readonly<Record<string, number>> = Object.fromEntries(
  KIND_IDS.map((kind, i) => [kind, i]),
)

/**
 * How much likelier than an unseen card one that somebody kept through a turn of theirs is of a kind. A Missed! waits in
 * the hand, and so does Beer at full life; a Stagecoach is gone.
 */
export function keptRatio({ hasShot, isHurt }: TurnsEnd, kind: KindId): number {
  const ratios = KEEPING[hasShot ? 'shot' : 'calm'][isHurt ? 'hurt' : 'full']
  return (ratios[INDEX[kind] ?? 0] ?? PARTS) / PARTS
}

/** No ratio is higher: for whoever draws cards and puts them back as likely as it says. */
export const MOST_KEPT = 2.5
