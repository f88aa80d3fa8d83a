import { useCallback, useEffect, useMemo, useState } from 'react'
import type { DiceState, Seat } from '@/games/dice'
import { abilityOf } from '@/games/dice/characters'
import { GATLINGS } from '@/games/dice/rules/dice'
import { nextLiving } from '@/family/ring'
import { isFree, type TrackerAction } from '@/games/dice/tracker'
import { haptics } from '@/platform/haptics'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectLifeAtFirstBeer } from '@/store/tracker/dice-selectors'
import { entered, entryUndone } from '@/store/tracker/slice'
import { actionsOf, isPending, lifeAfter, nothingPending, tapped } from './pending'
import { useTold } from './use-told'
import type { Half } from '../../companion/spots'

/** What the table asks on a slip of paper that the rules alone do not ask. */
export type Slip =
  /** Did the turn earn what its character gets at the end? Then on with what was tapped. */
  | { readonly kind: 'bonus'; readonly then: readonly TrackerAction[] }
  /** How many gatling faces: a clearing character may use each. */
  | { readonly kind: 'faces' }
  /** Nobody starts an attack by a slip of the finger. */
  | { readonly kind: 'attack' }
  | { readonly kind: 'dice' }

/** Fast taps add up so long before they are final. */
const FINAL_AFTER = 1200

/** Taps that are not final yet, and everything that can be entered from the board. */
export function useEntries(view: DiceState) {
  const dispatch = useAppDispatch()
  const seats = view.life.length
  const first = useAppSelector(selectLifeAtFirstBeer)
  const tapping = useMemo(() => ({ view, first }), [view, first])
  const [pending, setPending] = useState(() => nothingPending(seats))
  const [slip, setSlip] = useState<Slip | null>(null)
  const [isGiftSkipped, setGiftSkipped] = useState<number | null>(null)
  const { told, tell } = useTold()
  const isGift = view.decision?.kind === 'gift' && isGiftSkipped !== giftKey(view)
  const canCount = isFree(view) && !isGift

  const send = useCallback(
    (...then: readonly TrackerAction[]) => {
      const actions = [...(isFree(view) ? actionsOf(pending, tapping) : []), ...then]
      setPending(nothingPending(seats))
      if (actions.length > 0) dispatch(entered(...actions))
    },
    [dispatch, pending, view, tapping, seats],
  )
  useEffect(() => {
    if (!isPending(pending)) return undefined
    const timer = setTimeout(() => send(), FINAL_AFTER)
    return () => clearTimeout(timer)
  }, [pending, send])

  const tap = useCallback(
    (half: Half) => {
      haptics.tap()
      setPending((now) => tapped(now, tapping, half))
    },
    [tapping],
  )

  const next = (...then: readonly TrackerAction[]) => {
    if (mayEarn(view)) setSlip({ kind: 'bonus', then })
    else send({ type: 'next' }, ...then)
  }
  const ability = abilityOf(view.characters[view.turn])
  return {
    /** What the taps so far do to each seat's life. */
    deltas: view.life.map((life, seat) => lifeAfter(tapping, seat, pending[seat] ?? 0) - life),
    isTapping: isPending(pending),
    canCount,
    isGift,
    slip,
    tap,
    send,
    openSlip: setSlip,
    closeSlip: () => setSlip(null),
    skipGift: () => setGiftSkipped(giftKey(view)),
    next,
    told,
    tell,
    /** The next player's own arrow says that the turn has passed. */
    takeArrow(seat: Seat) {
      haptics.tap()
      const take: TrackerAction = { type: 'take', seat, count: 1 }
      if (seat === view.turn || seat !== nextLiving(view, view.turn)) return send(take)
      // Where the end of the turn is asked about first, people know that it ends.
      if (!mayEarn(view)) tell({ kind: 'passed', seat })
      next(take)
    },
    giveBack(seat: Seat) {
      if ((view.arrows[seat] ?? 0) === 0) return
      haptics.hit()
      send({ type: 'give-back', seat, count: 1 })
    },
    gatling() {
      if (ability.offerClear) setSlip({ kind: 'faces' })
      else send({ type: 'gatling', faces: GATLINGS })
    },
    dynamite: () => send({ type: 'explode', points: 1 }),
    attack: () => setSlip({ kind: 'attack' }),
    undo() {
      haptics.tap()
      tell(null)
      if (isPending(pending)) setPending(nothingPending(seats))
      else dispatch(entryUndone())
    },
  }
}

export type Entries = ReturnType<typeof useEntries>

/** A gift is skipped for this turn, not for the next one. */
const giftKey = ({ round, turn }: DiceState): number => round * 10 + turn

/** Is there something to earn at the end of this turn that only the dice on the table can tell? */
function mayEarn({ characters, turn, dice, life, maxLife }: DiceState): boolean {
  const isHurt = (life[turn] ?? 0) < (maxLife[turn] ?? 0)
  return dice === null && isHurt && Boolean(abilityOf(characters[turn]).afterTurn)
}
