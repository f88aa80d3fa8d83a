import { useCallback, useEffect, useState } from 'react'
import type { ActionOf, GameId } from '@/games'
import type { Decision, DiceAction, DiceState } from '@/games/dice'
import { selectShownAdvice } from '@/store/coach/selectors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectActionCount, selectMatchId, selectRejection } from '@/store/match/selectors'
import type { Rejection } from '@/store/match/slice'
import { choicesMade } from '@/store/match/choices'
import { selectSettings } from '@/store/settings/selectors'
import { actionsOf, isPlanned, planFor, planned, type Plan } from './plan'

export interface Asked {
  /** The decision that a person must make now; null while bots act or the story is being told. */
  readonly decision: Decision | null
  readonly kept: readonly number[]
  readonly toggleKept: (die: number) => void
  readonly plan: Plan | null
  readonly changePlan: (change: (plan: Plan) => Plan) => void
  readonly act: (actions: readonly DiceAction[]) => void
  readonly roll: () => void
  readonly confirm: () => void
}

interface Asking {
  readonly view: DiceState
  /** A person is asked, and has seen what led to it. */
  readonly isAsked: boolean
  readonly legal: readonly DiceAction[]
}

/** What is asked on this phone, what has been chosen so far, and the ways to answer. */
export function useDecision({ view, isAsked, legal }: Asking): Asked {
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectMatchId)
  const at = useAppSelector(selectActionCount)
  const decision = isAsked ? view.decision : null
  const { kept, toggleKept } = useKept(view)
  const { plan, changePlan } = usePlan(view, decision, `${id}.${at}`)

  const act = useCallback(
    (actions: readonly DiceAction[]) => {
      if (id !== null) dispatch(choicesMade({ game: 'dice', id, at, actions }))
    },
    [dispatch, id, at],
  )
  const roll = useCallback(() => {
    const dice = diceToRoll(decision, view, kept)
    if (dice.length > 0) act([{ type: 'roll', dice }])
  }, [act, decision, view, kept])
  const confirm = useCallback(() => {
    if (plan) act(actionsOf(plan))
  }, [act, plan])
  useAutoAnswer({ decision, plan, act }, legal)

  return { decision, kept, toggleKept, plan, changePlan, act, roll, confirm }
}

/** The dice that a press on Roll would throw. */
export function diceToRoll(
  decision: Decision | null,
  view: DiceState,
  kept: readonly number[],
): readonly number[] {
  if (decision?.kind !== 'roll') return []
  return view.dice ? decision.rerollable.filter((die) => !kept.includes(die)) : decision.rerollable
}

/** The dice held back; a new turn begins with none. */
function useKept(view: DiceState) {
  const [kept, setKept] = useState<readonly number[]>([])
  if (view.dice === null && kept.length > 0) setKept([])
  useShownAdvice((actions) => {
    const [first] = actions
    const { decision } = view
    if (decision?.kind !== 'roll' || !first) return
    const rolled = first.type === 'roll' ? first.dice : []
    setKept(decision.rerollable.filter((die) => !rolled.includes(die)))
  })
  const toggleKept = useCallback(
    (die: number) =>
      setKept((old) => (old.includes(die) ? old.filter((other) => other !== die) : [...old, die])),
    [],
  )
  return { kept, toggleKept }
}

interface HeldPlan {
  readonly key: string
  /** What was refused before it was made. */
  readonly refused: Rejection | null
  readonly plan: Plan
}

/** The targets named so far; each decision begins with an empty plan, and begins again when that was refused. */
function usePlan(view: DiceState, decision: Decision | null, key: string) {
  const isOpen = decision !== null && isPlanned(decision)
  const refused = useAppSelector(selectRejection)
  const { autoAnswer } = useAppSelector(selectSettings)
  const [held, setHeld] = useState<HeldPlan | null>(null)
  if (isOpen && (held?.key !== key || held.refused !== refused))
    setHeld({ key, refused, plan: planFor(view, decision, autoAnswer) })
  const changePlan = useCallback(
    (change: (plan: Plan) => Plan) => setHeld((old) => old && { ...old, plan: change(old.plan) }),
    [],
  )
  useShownAdvice((actions) => {
    if (isOpen) setHeld({ key, refused, plan: planned(planFor(view, decision), actions) })
  })
  return { plan: isOpen && held?.key === key ? held.plan : null, changePlan }
}

const OWN_TYPES: Readonly<Record<DiceAction['type'], true>> = {
  gift: true,
  roll: true,
  stop: true,
  aim: true,
  drink: true,
  'take-arrow': true,
  'take-hit': true,
  'drop-arrow': true,
  'keep-arrow': true,
  'clear-arrow': true,
  pass: true,
  reveal: true,
}

/** The coach of another game has nothing to lay on this table. */
const isOwnAction = (action: ActionOf<GameId>): action is DiceAction => action.type in OWN_TYPES

/** Lays advice on the table once, when it is shown: dice are held, targets named. Whoever sees it may change it again. */
function useShownAdvice(lay: (actions: readonly DiceAction[]) => void): void {
  const shown = useAppSelector(selectShownAdvice)
  const [laid, setLaid] = useState(shown)
  if (shown === laid) return
  setLaid(shown)
  if (shown) lay([...shown.actions].filter(isOwnAction))
}

/**
 * Forced choices answer themselves if the setting says so; a roll is always one's own. Of several dice none goes ahead of
 * the others: where one has a choice, the rest wait with their targets named.
 */
function useAutoAnswer(
  { decision, plan, act }: Pick<Asked, 'decision' | 'plan' | 'act'>,
  legal: readonly DiceAction[],
): void {
  const { autoAnswer } = useAppSelector(selectSettings)
  const only = legal.length === 1 ? legal[0] : undefined
  const hasChoice = plan?.items.some(({ targets }) => targets.length > 1) ?? false
  const isForced =
    autoAnswer && decision !== null && decision.kind !== 'roll' && only !== undefined && !hasChoice
  useEffect(() => {
    if (isForced && only) act([only])
  }, [isForced, only, act])
}
