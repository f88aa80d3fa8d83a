import { KINDS } from '../cards'
import { cardOf, type Card } from '../cards/ids'
import type { CheckKind } from '../protocol'
import type { CardsEvent } from '../rules/events'

/** Draw!s of one kind: how many there were, how many came out well, and how many of them would on average. */
export interface Draws {
  readonly drawn: number
  readonly came: number
  readonly expected: number
}

export type DrawsByCheck = Readonly<Record<CheckKind, Draws>>

export const NO_DRAWS: Draws = { drawn: 0, came: 0, expected: 0 }

/** What the Dynamite asks for is what nobody wants to see. */
const isMetBad = (check: CheckKind): boolean => check === 'dynamite'

/** Does a draw! that was met, or was not, please whoever drew? */
export const isGoodDraw = (check: CheckKind, isMet: boolean): boolean => isMet !== isMetBad(check)

/** How likely the better of so many cards of a full deck pleases whoever draws (rules §5). */
export function chanceOfDraw(check: CheckKind, pack: readonly Card[], turned: number): number {
  const { modifyCheck } = KINDS[check]
  const bad = pack.filter((card) => !isGoodDraw(check, modifyCheck?.(card) ?? false)).length
  let allBad = 1
  for (let i = 0; i < turned; i++) allBad *= (bad - i) / (pack.length - i)
  return 1 - allBad
}

/** The draw!s of one kind among events. */
export function drawsFor(
  check: CheckKind,
  events: readonly CardsEvent[],
  pack: readonly Card[],
): Draws {
  const { modifyCheck } = KINDS[check]
  let { drawn, came, expected } = NO_DRAWS
  for (const event of events) {
    // Without a card there was nothing to be lucky with.
    if (event.type !== 'cardsTurned' || event.for !== check || event.counted === null) continue
    drawn += 1
    if (isGoodDraw(check, modifyCheck?.(cardOf(event.counted)) ?? false)) came += 1
    expected += chanceOfDraw(check, pack, event.cards.length)
  }
  return { drawn, came, expected }
}

/** By seat: how each one's draw!s came out. */
export function drawsBySeat(
  seats: number,
  events: readonly CardsEvent[],
  pack: readonly Card[],
): DrawsByCheck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = events.filter((event) => event.type === 'cardsTurned' && event.seat === seat)
    return {
      barrel: drawsFor('barrel', own, pack),
      jail: drawsFor('jail', own, pack),
      dynamite: drawsFor('dynamite', own, pack),
    }
  })
}
