import { add } from '@/core/list'
import type { Seat } from '../../rules/state'

/** What a bull's eye of each face may hit. */
export interface Range {
  readonly ones: readonly Seat[]
  readonly twos: readonly Seat[]
}

export interface Volley {
  readonly ones: number
  readonly twos: number
}

/**
 * Every way to spread a volley over its targets, as hits by seat. The list handed on is one and the same: whoever wants
 * to keep it copies it.
 */
export function forEachSpread(
  { ones, twos }: Range,
  volley: Volley,
  visit: { readonly hits: number[]; readonly at: (hits: readonly number[]) => void },
): void {
  const { hits } = visit
  const spread = (targets: readonly Seat[], dice: number, then: () => void): void => {
    const [target, ...rest] = targets
    if (target === undefined) return
    if (rest.length === 0 || dice === 0) {
      add(hits, target, dice)
      then()
      add(hits, target, -dice)
      return
    }
    for (let here = dice; here >= 0; here--) {
      add(hits, target, here)
      spread(rest, dice - here, then)
      add(hits, target, -here)
    }
  }
  const withTwos = (): void => {
    if (volley.twos === 0) visit.at(hits)
    else spread(twos, volley.twos, () => visit.at(hits))
  }
  if (volley.ones === 0) withTwos()
  else spread(ones, volley.ones, withTwos)
}

