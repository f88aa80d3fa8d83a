import { useCallback, useEffect, useMemo, useState } from 'react'
import type { CardId, CardsAction, CardsView, Decision } from '@/games/cards'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectActionCount, selectMatchId } from '@/store/match/selectors'
import { choicesMade } from '@/store/match/choices'
import { selectSettings } from '@/store/settings/selectors'
import type { SharedTable } from '../../face'
import { NOTHING_CHOSEN, healWith, type Choice, type HealAction } from './choice'
import { handOf, usesOf, type CardUse } from './uses'
import { ANSWER } from './timing'
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
  readonly act: (actions: readonly CardsAction[]) => void
  /** How many cards have to go before the turn can end. */
  readonly excess: number
}

type Asking = Pick<SharedTable<'cards'>, 'view' | 'own' | 'isAsked' | 'legal' | 'interjections'>

const NONE: readonly CardsAction[] = []

const isHeal = (action: CardsAction): action is HealAction => action.type === 'heal'

export function useDecision({ view, own, isAsked, legal: listed, interjections }: Asking): Asked {
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectMatchId)
  const at = useAppSelector(selectActionCount)
  const decision = isAsked ? view.decision : null
  const legal = decision ? listed : NONE
  const heals = useMemo(() => [...legal, ...interjections].filter(isHeal), [legal, interjections])
  const hand = useMemo(() => (own === null ? [] : handOf(view, own)), [view, own])
  const { choice, choose } = useChoice(decision, view, hand)
  useShownAdvice(choose)
  const act = useCallback(
    (actions: readonly CardsAction[]) => {
      if (id !== null) dispatch(choicesMade({ game: 'cards', id, at, actions }))
    },
    [dispatch, id, at],
  )
  useAutoAnswer(decision, legal, act)
  const uses = useMemo(
    () => (own === null ? [] : usesOf({ ...view, decision }, own, legal)),
    [view, decision, own, legal],
  )
  const life = own === null ? 0 : Math.max(0, view.life[own] ?? 0)
  return { decision, legal, heals, uses, choice, choose, act, excess: hand.length - life }
}

interface HeldChoice {
  readonly key: string
  readonly choice: Choice
}

/**
 * A choice lasts as long as its question and the hand it was made from: what others do meanwhile does not wipe it, and
 * neither does the end of a heal.
 */
function useChoice(decision: Decision | null, view: CardsView, hand: readonly CardId[]) {
  const cards = decision && 'cards' in decision ? decision.cards : view.store
  const key = decision
    ? [view.round, view.turn, decision.kind, ...hand, '/', ...cards].join()
    : `rest,${hand.join()}`
  const [held, setHeld] = useState<HeldChoice>({ key, choice: NOTHING_CHOSEN })
  if (held.key !== key) setHeld({ key, choice: kept(held.choice, hand) })
  const choose = useCallback(
    (change: (choice: Choice) => Choice) =>
      setHeld((old) => ({ ...old, choice: change(old.choice) })),
    [],
  )
  return { choice: held.key === key ? held.choice : NOTHING_CHOSEN, choose }
}

/** What is left of a choice when the question changes: a heal goes on with the cards that are still there. */
const kept = ({ healing }: Choice, hand: readonly CardId[]): Choice => ({
  ...NOTHING_CHOSEN,
  healing: healing && healing.filter((card) => hand.includes(card)),
})

/** The heal that has been chosen, if it may be done. */
export const chosenHeal = ({ heals, choice }: Asked): HealAction | null =>
  choice.healing && healWith(heals, choice.healing)

/** Questions that may answer themselves where there is only one answer. Whose turn it is ends it themselves. */
const FORCED: readonly Decision['kind'][] = ['defend', 'indians', 'duel', 'last-breath', 'store']

/** Forced choices answer themselves if the setting says so, and take as long as anybody's. */
function useAutoAnswer(
  decision: Decision | null,
  legal: readonly CardsAction[],
  act: (actions: readonly CardsAction[]) => void,
): void {
  const { autoAnswer } = useAppSelector(selectSettings)
  const only = legal.length === 1 ? legal[0] : undefined
  const isForced = autoAnswer && decision !== null && FORCED.includes(decision.kind)
  useEffect(() => {
    if (!isForced || !only) return undefined
    const timer = setTimeout(() => act([only]), ANSWER)
    return () => clearTimeout(timer)
  }, [isForced, only, act])
}
