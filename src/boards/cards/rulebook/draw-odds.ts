import type { KindId } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { packOf } from '@/games/cards/rules/setup'
import type { Options } from '@/games/cards/options'

/** How likely a draw! is met by the first card of a fresh deck, by at least one of two, and by both of two (rules §5). */
export interface DrawOdds {
  readonly one: number
  readonly oneOfTwo: number
  readonly both: number
}

export function drawOdds(
  kind: Extract<KindId, 'barrel' | 'dynamite'>,
  deck: Options['deck'],
): DrawOdds {
  const pack = packOf({ deck })
  const met = pack.filter((card) => KINDS[kind].modifyCheck?.(card)).length
  const all = pack.length
  const both = (met * (met - 1)) / (all * (all - 1))
  const none = ((all - met) * (all - met - 1)) / (all * (all - 1))
  return { one: met / all, oneOfTwo: 1 - none, both }
}
