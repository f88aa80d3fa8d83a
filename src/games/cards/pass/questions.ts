import { at } from '@/core/list'
import type { CardsAction, DecisionKind } from '../protocol'
import type { CardsState } from '../rules/state'

/** What is asked with all its cards on the table: anybody may see it answered, so the phone need not change hands. */
const OPEN: readonly DecisionKind[] = ['store', 'choose']

/** What can be asked of somebody whose hand is empty, as everybody sees, and who has nothing else to answer with. */
const ANSWERED_FROM_HAND: readonly DecisionKind[] = ['defend', 'indians', 'duel']

/** Can a question be answered without a look at a hand? Then it is asked across the table. */
export const isOpenQuestion = (kind: DecisionKind): boolean => OPEN.includes(kind)

/** The only answer there is, as everybody at the table can see; null where a hand might hold another. */
export function openlyForced(
  { decision, hands }: CardsState,
  legal: readonly CardsAction[],
): CardsAction | null {
  const [only, ...others] = legal
  if (!decision || !only || others.length > 0) return null
  const isEmpty = at(hands, decision.seat).length === 0
  return isEmpty && ANSWERED_FROM_HAND.includes(decision.kind) ? only : null
}

/** Those of the answers that may lie open: whatever names a card of a hand may not. */
export const openAnswers = (legal: readonly CardsAction[]): readonly CardsAction[] =>
  legal.filter(({ type }) => type === 'take' || type === 'choose')
