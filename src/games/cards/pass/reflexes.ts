import { kindOf } from '../cards'
import { cardOf } from '../cards/ids'
import type { Sign } from '../cards/kind'
import { DODGES, type CardsAction, type Decision } from '../protocol'

/** What somebody can leave to be answered for them while others have the phone; the first value asks. A Duel always asks. */
export const REFLEX_VALUES = {
  /** Barrels, their own included, are turned to before any card is spent. */
  barrel: ['ask', 'first'],
  /** `spare` keeps the last one. */
  missed: ['ask', 'always', 'spare', 'never'],
  /** In answer to Indians!. */
  bang: ['ask', 'always', 'never'],
  /** At the last breath. */
  beer: ['ask', 'always'],
} as const

export type ReflexName = keyof typeof REFLEX_VALUES

export type Reflexes = { readonly [N in ReflexName]: (typeof REFLEX_VALUES)[N][number] }

/** Nothing is answered for anybody who has not said so. */
export const ASK_ME: Reflexes = { barrel: 'ask', missed: 'ask', bang: 'ask', beer: 'ask' }

type Response = Extract<CardsAction, { type: 'respond' }>

const PASS: CardsAction = { type: 'pass' }

/**
 * What is answered for somebody; null where they must be asked. Whether they are asked depends only on what everybody
 * sees and on what they have set, never on what they hold. A card is spent only where the cards held are enough.
 */
export function reflexAnswer(
  decision: Decision,
  legal: readonly CardsAction[],
  reflexes: Reflexes,
): CardsAction | null {
  switch (decision.kind) {
    case 'defend': {
      const dodge = legal.find(({ type }) => DODGES.some((known) => known === type))
      if (dodge) return reflexes.barrel === 'first' ? dodge : null
      return cardShown(legal, { when: reflexes.missed, needs: decision.needs, sign: 'miss' })
    }
    case 'indians':
      return cardShown(legal, { when: reflexes.bang, needs: 1, sign: 'fire' })
    case 'last-breath':
      // Whether two cards are worth a life point is nobody else's choice.
      if (legal.some(({ type }) => type === 'heal')) return null
      return cardShown(legal, { when: reflexes.beer, needs: decision.needs, sign: 'breath' })
    default:
      return null
  }
}

interface Showing {
  readonly when: Reflexes[ReflexName]
  readonly needs: number
  readonly sign: Sign
}

/** A card shown in answer, if those held are enough; its own kind before one that somebody may use as such. */
export function cardShown(
  legal: readonly CardsAction[],
  { when, needs, sign }: Showing,
): CardsAction | null {
  if (when === 'ask') return null
  const responses = legal.filter((action): action is Response => action.type === 'respond')
  const kept = when === 'spare' ? 1 : 0
  if (when === 'never' || responses.length - kept < needs) return PASS
  return responses.find(({ card }) => kindOf(cardOf(card)).sign === sign) ?? responses[0] ?? PASS
}
