import { at } from '@/core/list'
import { KINDS, kindOf } from '../cards'
import { idOf, idsOf } from '../cards/faces'
import { NO_CARD, type Card } from '../cards/ids'
import { abilityAt } from '../characters'
import type { CheckKind } from '../protocol'
import * as changes from './changes'
import { afterLeaving, topUp } from './piles'
import type { Seat } from './state'
import type { Table } from './table'
import type { CheckTask } from './tasks'

const NONE: readonly Card[] = []

type Check = Omit<CheckTask, 'do'>

/** Draw!: turns the top card, or lets somebody who turns more name the one that counts (rules §5). */
export function drawCheck(table: Table, { seat, for: kind, cause }: Check): void {
  const { state, log } = table
  const turned = topUp(table, abilityAt(state.characters, seat).modifyTurned)
  const task: CheckTask = { do: 'check', seat, for: kind, cause }
  if (turned === 0) return read(table, task, { cards: NONE, counted: NO_CARD })
  const cards = state.pile.slice(-turned).reverse()
  if (abilityAt(state.characters, seat).modifyTurned === 1)
    return read(table, task, { cards, counted: at(cards, 0) })
  const ids = idsOf(cards)
  log?.push({ type: 'cardsOpened', seat, for: kind, cause, cards: ids })
  table.later(task)
  table.ask({ kind: 'choose', seat, cards: ids, for: kind })
}

interface Turned {
  /** In the order in which they were turned. */
  readonly cards: readonly Card[]
  readonly counted: Card
}

/** Reads the card, discards what was turned, then lets the consequence follow (rules §3, §5). */
function read(table: Table, task: CheckTask, { cards, counted }: Turned): void {
  const { state, log } = table
  const { seat, for: kind, cause } = task
  const { modifyCheck, afterCheck } = KINDS[kind]
  const isMet = counted !== NO_CARD && modifyCheck !== null && modifyCheck(counted)
  changes.cardsTurned(state, cards.length)
  log?.push({
    type: 'cardsTurned',
    seat,
    for: kind,
    cause,
    cards: idsOf(cards),
    counted: counted === NO_CARD ? null : idOf(counted),
    isMet,
  })
  if (cards.length > 0) {
    afterLeaving(table)
    for (let i = 0; i < cards.length; i++) changes.cardDiscarded(state, at(cards, i))
    log?.push({ type: 'turnedDiscarded', seat, cards: idsOf(cards) })
  }
  if (afterCheck !== null) afterCheck(table, { seat, card: cardInPlay(table, seat, kind), isMet })
}

function cardInPlay({ state }: Table, seat: Seat, kind: CheckKind): Card {
  return at(state.inPlay, seat).find((card) => kindOf(card).id === kind) ?? NO_CARD
}

/** The card that counts has been named. */
export function answerChoose(table: Table, task: CheckTask, counted: Card): void {
  const { state } = table
  table.done()
  const { modifyTurned } = abilityAt(state.characters, task.seat)
  read(table, task, { cards: state.pile.slice(-modifyTurned).reverse(), counted })
}
