import type { CardId, CardsAction, Seat } from '@/games/cards'
import { kindOf } from '@/games/cards/cards'
import { cardOf } from '@/games/cards/cards/ids'

export type PlayAction = Extract<CardsAction, { type: 'play' }>
export type HealAction = Extract<CardsAction, { type: 'heal' }>

/**
 * What has been chosen so far and can still be taken back: the rules know nothing of it. A heal is a choice beside the open
 * question and never wipes it.
 */
export interface Choice {
  /** The card in question: of the hand, or one of those that lie open. */
  readonly lifted: CardId | null
  /** Whom is it for? */
  readonly isAiming: boolean
  /** Whose card is taken; which one is asked next. */
  readonly target: Seat | null
  /** Cards that will go, in the order in which they were tapped; null where none is asked for. */
  readonly going: readonly CardId[] | null
  /** Cards that a heal would cost; null while none is meant. */
  readonly healing: readonly CardId[] | null
  /** Passed around: what comes once the lifted card has been answered, said before the phone leaves. */
  readonly next: NextStep
  /** Passed around: every Bang! of the hand goes into the Duel, if need be. */
  readonly isAllIn: boolean
  /** Passed around: cards that are played one after the other once all of them are chosen. */
  readonly plan: readonly PlayAction[]
}

/** They are asked again, another card follows, or the turn ends: then the phone need not come back. */
export type NextStep = 'ask' | 'more' | 'end'

export const NOTHING_CHOSEN: Choice = {
  lifted: null,
  isAiming: false,
  target: null,
  going: null,
  healing: null,
  next: 'ask',
  isAllIn: false,
  plan: [],
}

/** What a choice is looked at again for. */
interface Changed {
  /** It was made for the question that is still open. */
  readonly isSameQuestion: boolean
  /** The cards that can be chosen now: of the hand, and those that lie open. */
  readonly cards: readonly CardId[]
  /** How many cards have to go before the turn can end. */
  readonly excess: number
}

/**
 * What is left of a choice once the question or the hand has changed: what others do meanwhile does not wipe it, and neither
 * does a heal. A heal goes on with the cards that are still there, whatever is asked.
 */
export function stillMeant(choice: Choice, { isSameQuestion, cards, excess }: Changed): Choice {
  const isHere = (card: CardId) => cards.includes(card)
  const healing = choice.healing && choice.healing.filter(isHere)
  if (!isSameQuestion) return { ...NOTHING_CHOSEN, healing }
  const kept = choice.lifted !== null && isHere(choice.lifted) ? choice : NOTHING_CHOSEN
  const plan = choice.plan.every(({ card }) => isHere(card)) ? choice.plan : []
  const most = excess - plan.length
  const going = choice.going && most > 0 ? choice.going.filter(isHere).slice(0, most) : null
  return { ...kept, going, healing, plan }
}

/** A tap on a card: it is lifted, another one instead, or put down again. */
export const lift = (choice: Choice, card: CardId | null): Choice => ({
  ...choice,
  lifted: card,
  isAiming: false,
  target: null,
  next: 'ask',
  isAllIn: false,
})

/** Marks a card to go, or keeps it after all; never more than are asked for. */
export function toggled(marked: readonly CardId[], card: CardId, most: number): readonly CardId[] {
  if (marked.includes(card)) return marked.filter((other) => other !== card)
  return marked.length < most ? [...marked, card] : marked
}

/** The ways to play a card. */
export const waysOf = (legal: readonly CardsAction[], card: CardId | null): PlayAction[] =>
  legal.filter((action): action is PlayAction => action.type === 'play' && action.card === card)

/** Whom a card can be played at; empty for one without a target. */
export function targetsOf(legal: readonly CardsAction[], card: CardId | null): readonly Seat[] {
  const seats = waysOf(legal, card).flatMap(({ target }) => (target === undefined ? [] : [target]))
  return [...new Set(seats)]
}

/** The ways to play a card at somebody. */
export const waysAt = (
  legal: readonly CardsAction[],
  card: CardId | null,
  target: Seat | null,
): readonly PlayAction[] => waysOf(legal, card).filter((way) => way.target === target)

/** The heal that costs these two, if it may be done. */
export function healWith(heals: readonly HealAction[], pair: readonly CardId[]): HealAction | null {
  return (
    heals.find(
      ({ discard }) => pair.length === 2 && pair.every((card) => discard.includes(card)),
    ) ?? null
  )
}

/** What may still be chosen beside a plan: each card once, and no more shots than a turn allows. */
export function besidePlan(
  legal: readonly CardsAction[],
  plan: readonly PlayAction[],
  mayShoot: boolean,
): readonly CardsAction[] {
  if (plan.length === 0) return legal
  const isPlanned = (card: CardId) => plan.some((planned) => planned.card === card)
  return legal.filter(
    (action) =>
      action.type !== 'play' || !(isPlanned(action.card) || (!mayShoot && isShot(action))),
  )
}

/** Whoever may play a Missed! at somebody plays it as a Bang!. */
export const isShot = ({ card, target }: PlayAction): boolean =>
  target !== undefined && ['bang', 'missed'].includes(kindOf(cardOf(card)).id)
