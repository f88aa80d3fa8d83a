import { at } from '@/core/list'
import type { CardsView, Seat } from '@/games/cards'
import { KINDS } from '@/games/cards/cards'
import { HIDDEN } from '@/games/cards/cards/ids'
import { abilityAt } from '@/games/cards/characters'
import type { CheckKind } from '@/games/cards/protocol'

/** The cards that may come next as far as a seat has seen: neither in its hand nor open anywhere. */
function unseenBy(view: CardsView, own: Seat): readonly number[] {
  const { pack, pile, hands, inPlay, discards, store, resolving } = view
  // An empty deck is made of the discards.
  if (pile.length === 0) return discards
  const open = [...at(hands, own), ...inPlay.flat(), ...discards, ...store, resolving ?? HIDDEN]
  const seen = new Set<number>(open)
  return pack.filter((card) => !seen.has(card))
}

/** How likely a draw! is met, in percent; whoever turns several cards needs one that will do. */
export function chanceOf(check: CheckKind, view: CardsView, own: Seat): number {
  const cards = unseenBy(view, own)
  const met = cards.filter((card) => KINDS[check].modifyCheck?.(card)).length
  const turned = Math.min(abilityAt(view.characters, own).modifyTurned, cards.length)
  let none = 1
  for (let i = 0; i < turned; i++) none *= Math.max(0, cards.length - met - i) / (cards.length - i)
  return Math.round((1 - none) * 100)
}
