import { useCallback, useEffect, useState } from 'react'
import type { DiceState, Seat } from '@/games/dice'
import { abilityOf } from '@/games/dice/characters'
import { nextLiving } from '@/family/ring'
import { isFree, type TrackerAction } from '@/games/dice/tracker'
import { haptics } from '@/platform/haptics'
import { useAppDispatch } from '@/store/hooks'
import { entered, entryUndone } from '@/store/tracker/slice'
import { actionsOf, isPending, nothingPending, tapped } from './pending'
import { useTold } from './use-told'
import type { Half } from './zones'

/** What the table asks on a slip of paper that the rules alone do not ask. */
export type Slip =
  /** Did the turn earn what its character gets at the end? Then on with what was tapped. */
  | { readonly kind: 'bonus'; readonly then: readonly TrackerAction[] }
  /** How many gatling faces: a clearing character may use each. */
  | { readonly kind: 'faces' }
  | { readonly kind: 'dice' }

/** Fast taps add up so long before they are final. */
const FINAL_AFTER = 1200

/** Taps that are not final yet, and everything that can be entered from the board. */
export function useEntries(view: DiceState) {
  const dispatch = useAppDispatch()
  const seats = view.life.length
  const [pending, setPending] = useState(() => nothingPending(seats))
  const [slip, setSlip] = useState<Slip | null>(null)
  const [isGiftSkipped, setGiftSkipped] = useState<number | null>(null)
  const { told, tell } = useTold()
  const isGift = view.decision?.kind === 'gift' && isGiftSkipped !== giftKey(view)
  const canCount = isFree(view) && !isGift

  const send = useCallback(
    (...then: readonly TrackerAction[]) => {
      const actions = [...(isFree(view) ? actionsOf(pending, view) : []), ...then]
      setPending(nothingPending(seats))
      if (actions.length > 0) dispatch(entered(...actions))
    },
    [dispatch, pending, view, seats],
  )
  useEffect(() => {
    if (!isPending(pending)) return undefined
    const timer = setTimeout(() => send(), FINAL_AFTER)
    return () => clearTimeout(timer)
  }, [pending, send])

  const tap = useCallback(
    (half: Half) => {
      haptics.tap()
      setPending((now) => tapped(now, view, half))
    },
    [view],
  )

  const next = (...then: readonly TrackerAction[]) => {
    if (mayEarn(view)) setSlip({ kind: 'bonus', then })
    else send({ type: 'next' }, ...then)
  }
  const ability = abilityOf(view.characters[view.turn])
  return {
    pending,
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
    attack: () => send({ type: 'attack' }),
    undo() {
      haptics.tap()
      tell(null)
      if (isPending(pending)) setPending(nothingPending(seats))
      else dispatch(entryUndone())
    },
  }
}

export type Entries = ReturnType<typeof useEntries>

/** As many as fire it; only a clearing character makes a difference of more. */
export const GATLINGS = 3

/** A gift is skipped for this turn, not for the next one. */
const giftKey = ({ round, turn }: DiceState): number => round * 10 + turn

/** Is there something to earn at the end of this turn that only the dice on the table can tell? */
function mayEarn({ characters, turn, dice, life, maxLife }: DiceState): boolean {
  const isHurt = (life[turn] ?? 0) < (maxLife[turn] ?? 0)
  return dice === null && isHurt && Boolean(abilityOf(characters[turn]).afterTurn)
}
