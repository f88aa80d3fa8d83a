import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CardId, CardsAction, CardsView, Decision, Seat } from '@/games/cards'
import { idsOf } from '@/games/cards/cards/faces'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectActionCount, selectMatchId } from '@/store/match/selectors'
import { choicesMade } from '@/store/match/choices'
import { selectSettings } from '@/store/settings/selectors'
import type { SharedTable } from '../../face'
import {
  NOTHING_CHOSEN,
  besidePlan,
  healWith,
  isShot,
  stillMeant,
  type Choice,
  type HealAction,
  type PlayAction,
} from './choice'
import { handOf, mayShootMore, usesOf, type CardUse } from './uses'
import { answerTime } from './timing'
import { useShownAdvice } from './use-shown-advice'

/** What is asked on this phone, what has been chosen so far, and the way to answer. */
export interface Asked {
  /** The decision that a person must make now; null while bots act or the story is being told. */
  readonly decision: Decision | null
  readonly legal: readonly CardsAction[]
  /** The ways to give two cards for a life point, also while somebody else decides. */
  readonly heals: readonly HealAction[]
  /** One's own hand, and what each card does now. */
  readonly uses: readonly CardUse[]
  readonly choice: Choice
  readonly choose: (change: (choice: Choice) => Choice) => void
  /** Answers; what follows is done before they are asked again. */
  readonly act: (actions: readonly CardsAction[], then?: readonly CardsAction[]) => void
  /** How many cards have to go before the turn can end. */
  readonly excess: number
  /** Nobody else looks at this phone: where people share it, words about a hand or an answer that comes by itself would tell. */
  readonly isAlone: boolean
}

type Asking = Pick<
  SharedTable<'cards'>,
  'view' | 'own' | 'isAsked' | 'legal' | 'interjections' | 'passed'
>

const NONE: readonly CardsAction[] = []

const isHeal = (action: CardsAction): action is HealAction => action.type === 'heal'

export function useDecision(asking: Asking): Asked {
  const { view, own, isAsked, legal: listed, interjections, passed } = asking
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectMatchId)
  const at = useAppSelector(selectActionCount)
  const decision = isAsked ? view.decision : null
  // A heal may be done at any time, also while the story of one's own turn is still being told.
  const heals = useMemo(() => [...listed, ...interjections].filter(isHeal), [listed, interjections])
  const hand = useMemo(() => (own === null ? [] : handOf(view, own)), [view, own])
  const life = own === null ? 0 : Math.max(0, view.life[own] ?? 0)
  const { choice, choose } = useChoice({ decision, view, hand, excess: hand.length - life })
  const { plan, isAllIn } = choice
  const excess = hand.length - life - plan.length
  const legal = useMemo(
    () => (decision ? besidePlan(listed, plan, mayStillShoot(view, own, plan)) : NONE),
    [decision, listed, plan, view, own],
  )
  useShownAdvice(choose)
  const act = useCallback(
    (actions: readonly CardsAction[], then: readonly CardsAction[] = NONE) => {
      const orders = { duel: isAllIn ? hand.length : null, then }
      if (id !== null) dispatch(choicesMade({ game: 'cards', id, at, actions, orders }))
    },
    [dispatch, id, at, isAllIn, hand.length],
  )
  const isAlone = own !== null && passed === null
  useAutoAnswer({ decision, legal, act, isAlone })
  const uses = useMemo(
    () => (own === null ? [] : usesOf({ ...view, decision }, own, legal).map(planned(plan))),
    [view, decision, own, legal, plan],
  )
  return { decision, legal, heals, uses, choice, choose, act, excess, isAlone }
}

const mayStillShoot = (view: CardsView, own: Seat | null, plan: readonly PlayAction[]): boolean =>
  own !== null && mayShootMore({ ...view, shots: view.shots + plan.filter(isShot).length }, own)

/** A card that is planned waits for its turn. */
const planned =
  (plan: readonly PlayAction[]) =>
  (use: CardUse): CardUse =>
    plan.some(({ card }) => card === use.card) ? { ...use, state: 'not-now', word: 'planned' } : use

interface HeldChoice {
  readonly question: string | null
  readonly cards: readonly CardId[]
  readonly choice: Choice
}

interface Choosing {
  readonly decision: Decision | null
  readonly view: CardsView
  readonly hand: readonly CardId[]
  readonly excess: number
}

/** The question that is open, as long as it is the same; null while nothing is asked, or while its story is told. */
function questionOf({ decision, view }: Choosing): string | null {
  if (!decision) return null
  const { kind, seat } = decision
  return [view.round, view.turn, kind, seat, 'card' in decision ? decision.card : ''].join()
}

function useChoice(choosing: Choosing) {
  const { decision, view, hand, excess } = choosing
  const question = questionOf(choosing)
  const cards = [...hand, ...openCards(decision, view)]
  const [held, setHeld] = useState<HeldChoice>({ question, cards, choice: NOTHING_CHOSEN })
  const choose = (change: (choice: Choice) => Choice) =>
    setHeld((old) => ({ ...old, choice: change(old.choice) }))
  const isSameQuestion = question === null || held.question === question
  const isCurrent = isSameQuestion && held.cards.join() === cards.join()
  const choice = isCurrent
    ? held.choice
    : stillMeant(held.choice, { isSameQuestion, cards, excess })
  if (!isCurrent) setHeld({ question: question ?? held.question, cards, choice })
  const { healing } = choice
  return { choice: question === null ? { ...NOTHING_CHOSEN, healing } : choice, choose }
}

/** The cards that lie open for a choice. */
const openCards = (decision: Decision | null, view: CardsView): readonly CardId[] =>
  decision && 'cards' in decision
    ? decision.cards.flatMap((card) => (card === 'hidden' ? [] : [card]))
    : idsOf(view.store)

/** The heal that has been chosen, if it may be done. */
export const chosenHeal = ({ heals, choice }: Asked): HealAction | null =>
  choice.healing && healWith(heals, choice.healing)

/** Questions that may answer themselves where there is only one answer. Whose turn it is ends it themselves. */
const FORCED: readonly Decision['kind'][] = ['defend', 'indians', 'duel', 'last-breath', 'store']

type Forced = Pick<Asked, 'decision' | 'legal' | 'act' | 'isAlone'>

/** Forced choices answer themselves if the setting says so, and take as long as anybody's. */
function useAutoAnswer({ decision, legal, act, isAlone }: Forced): void {
  const { autoAnswer, speed } = useAppSelector(selectSettings)
  const only = legal.length === 1 ? legal[0] : undefined
  const isForced = autoAnswer && isAlone && decision !== null && FORCED.includes(decision.kind)
  useEffect(() => {
    if (!isForced || !only) return undefined
    const timer = setTimeout(() => act([only]), answerTime(speed))
    return () => clearTimeout(timer)
  }, [isForced, only, act, speed])
}
