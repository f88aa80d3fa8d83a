import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Face } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId, ViewOf } from '@/games'
import { haptics } from '@/platform/haptics'
import { play } from '@/platform/sound'
import { useAppSelector } from '@/store/hooks'
import { selectFinishedMatch, selectIsHeld } from '@/store/match/selectors'
import { selectSpeed } from '@/store/settings/selectors'
import { useTheme, type RoleId } from '@/ui'

/** Before the first card is turned, for each card, and for who won, in ms at ×1. */
const SMOKE = 300
const CARD = 1000
const VERDICT = 4200

export interface Showdown {
  /** The card that is being turned up just now. */
  readonly turning: { readonly seat: Seat; readonly role: RoleId } | null
  readonly turningMs: number
  /** Who won is told, large. */
  readonly isVerdict: boolean
  /** All cards up and who won; then on to the result. */
  readonly skip: () => void
}

interface Ended<G extends GameId> {
  readonly face: Face<G>
  /** The table as its story left it. */
  readonly view: ViewOf<G>
  readonly own: Seat | null
  /** It has been won, and that has been told. */
  readonly isOver: boolean
  readonly onDone: () => void
}

/**
 * After the last shot the cards that are still sealed are turned up one by one, at the table, and then it is said who won.
 * At top speed the result comes at once; where nothing is to move, all cards lie open together.
 */
export function useShowdown<G extends GameId>(ended: Ended<G>) {
  const { face, view, own, isOver, onDone } = ended
  const roles = useAppSelector(selectFinishedMatch)?.match.state.roles
  const sealed = useMemo(
    () => (isOver && roles ? sealedSeats(face.table.factsOf(view).roles, roles) : NONE),
    [face, view, isOver, roles],
  )
  const { step, skip } = useSteps({ cards: sealed.length, isOver, onDone })
  const seat = isOver && step >= 0 && step < sealed.length ? sealed[step] : undefined
  const isVerdict = isOver && step === sealed.length
  const opened = useMemo(() => {
    if (!isOver || !roles) return view
    const known = face.table.factsOf(view).roles
    const isUp = (other: Seat) => !sealed.includes(other) || sealed.indexOf(other) < step
    return face.table.withRoles(
      view,
      known.map((role, other) => (isUp(other) ? (roles[other] ?? role) : role)),
    )
  }, [face, view, isOver, roles, sealed, step])
  const speed = useAppSelector(selectSpeed)
  useFeedback({ face, view, own, isTurning: seat !== undefined, step, isVerdict })
  const showdown: Showdown = {
    turning: seat === undefined ? null : { seat, role: roles?.[seat] ?? 'hidden' },
    turningMs: CARD / (speed === 'instant' ? 1 : speed),
    isVerdict,
    skip,
  }
  return { view: opened, showdown: isOver ? showdown : null }
}

const NONE: readonly Seat[] = []

/** Whose cards nobody has seen yet, clockwise. */
const sealedSeats = (seen: readonly RoleId[], roles: readonly RoleId[]): readonly Seat[] =>
  seen.flatMap((role, seat) => (role === 'hidden' && roles[seat] !== 'hidden' ? [seat] : []))

interface Steps {
  readonly cards: number
  readonly isOver: boolean
  readonly onDone: () => void
}

/** −1 is the smoke, then a step for each card, then who won, then the result. */
function useSteps({ cards, isOver, onDone }: Steps) {
  const { reducedMotion } = useTheme()
  const speed = useAppSelector(selectSpeed)
  const isHeld = useAppSelector(selectIsHeld)
  const [step, setStep] = useState(-1)
  const isInstant = speed === 'instant'
  const skip = useCallback(() => (step < cards ? setStep(cards) : onDone()), [step, cards, onDone])
  useEffect(() => {
    if (!isOver || isHeld) return undefined
    if (isInstant || step > cards) {
      const leaving = setTimeout(onDone, 0)
      return () => clearTimeout(leaving)
    }
    const ms = step < 0 ? SMOKE : step < cards ? CARD : VERDICT
    const next = step < 0 && reducedMotion ? cards : step + 1
    const timer = setTimeout(() => setStep(next), ms / speed)
    return () => clearTimeout(timer)
  }, [isOver, isHeld, isInstant, step, cards, onDone, reducedMotion, speed])
  return { step, skip }
}

interface Heard<G extends GameId> extends Pick<Ended<G>, 'face' | 'view' | 'own'> {
  readonly isTurning: boolean
  readonly step: number
  readonly isVerdict: boolean
}

function useFeedback<G extends GameId>({ face, view, own, isTurning, step, isVerdict }: Heard<G>) {
  useEffect(() => {
    if (!isTurning) return
    play('card-turn')
    haptics.tap()
  }, [isTurning, step])
  const winners = face.table.factsOf(view).winner?.seats ?? NONE
  const hasWon = own === null ? winners.length > 0 : winners.includes(own)
  useEffect(() => {
    if (!isVerdict) return
    play('slam')
    play(hasWon ? 'win' : 'lose')
    haptics.hit()
  }, [isVerdict, hasWon])
}
