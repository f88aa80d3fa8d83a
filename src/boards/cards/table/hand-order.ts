import type { CardId } from '@/games/cards'

/**
 * One's own cards as they lie on the screen: those that were sorted by hand as they were left, then the rest as they came.
 * The rules keep the order of arrival.
 */
export function arranged<T extends { readonly card: CardId }>(
  cards: readonly T[],
  sorted: readonly CardId[],
): readonly T[] {
  const placed = sorted.flatMap((card) => cards.find((other) => other.card === card) ?? [])
  return [...placed, ...cards.filter(({ card }) => !sorted.includes(card))]
}

/** The same cards with one moved to another place. */
export function moved<T>(cards: readonly T[], from: number, to: number): readonly T[] {
  const rest = cards.filter((_, i) => i !== from)
  return [...rest.slice(0, to), ...cards.slice(from, from + 1), ...rest.slice(to)]
}
