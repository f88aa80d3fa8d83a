import { kindOf } from '../cards'
import { cardOf, type KindId } from '../cards/ids'
import type { CheckKind } from '../protocol'
import type { CardsEvent } from '../rules/events'
import { drawsFor } from '../story/draws'
import type { Seat } from '../rules/state'

/** What came from the deck beside what it brings on average: cards of a kind, or draws that went well. */
export interface Draw {
  readonly what: LuckKind
  readonly came: number
  readonly expected: number
}

/** Kinds that decide games, then draws for each cause. */
export const LUCK_KINDS = [
  'bang',
  'missed',
  'beer',
  'barrel-draw',
  'jail-draw',
  'dynamite-draw',
] as const
export type LuckKind = (typeof LUCK_KINDS)[number]

const DRAWN: readonly KindId[] = ['bang', 'missed', 'beer']

/** The luck of the deck: of everybody, or of one seat. Events must be the whole truth: looked at when the match is over. */
export function luckOf(
  events: readonly CardsEvent[],
  pack: readonly number[],
  seat?: Seat,
): Draw[] {
  const mine = events.filter(
    (event) => seat === undefined || ('seat' in event && event.seat === seat),
  )
  const cards = mine.flatMap((event) =>
    event.type === 'cardDrawn' && event.card !== 'hidden' ? [cardOf(event.card)] : [],
  )
  const kinds = DRAWN.map((kind): Draw => {
    const share = pack.filter((card) => kindOf(card).id === kind).length / pack.length
    const came = cards.filter((card) => kindOf(card).id === kind).length
    return { what: luckKind(kind), came, expected: share * cards.length }
  })
  return [...kinds, ...CHECKS.map((check) => checkLuck(mine, pack, check))]
}

const luckKind = (kind: KindId): LuckKind =>
  kind === 'missed' ? 'missed' : kind === 'beer' ? 'beer' : 'bang'

const CHECKS: readonly CheckKind[] = ['barrel', 'jail', 'dynamite']

/** Draws that went as their drawer hoped. */
function checkLuck(events: readonly CardsEvent[], pack: readonly number[], check: CheckKind): Draw {
  const { came, expected } = drawsFor(check, events, pack)
  return { what: `${check}-draw`, came, expected }
}
