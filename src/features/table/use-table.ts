import { useState } from 'react'
import type { DiceState, Seat } from '@/games/dice'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectIsHeld, selectOwnSeat, selectPlayers } from '@/store/match/selectors'
import { selectNearSeat } from '@/store/pass/selectors'
import { activate, pick, pickFor } from './plan'
import { useDecision } from './use-decision'
import { usePresentation } from './use-presentation'
import { useSeating } from './use-seating'
import { useStory } from './use-story'
import { whyNot } from './why-not'

/** What lies over the table. */
export type Over =
  { readonly sheet: 'menu' | 'log' } | { readonly sheet: 'seat'; readonly seat: Seat }

/** The table as the screen's parts share it: what is shown, what is asked, and what a tap means. */
export function useTable(current: DiceState) {
  const { t } = useTranslation(['table', 'common'])
  const own = useAppSelector(selectOwnSeat)
  const near = useAppSelector(selectNearSeat)
  const players = useAppSelector(selectPlayers)
  const isHeld = useAppSelector(selectIsHeld)
  const nameOf = useNameOf(players)
  const presentation = usePresentation(current)
  const story = useStory(presentation.cue)
  const { view, hasCaughtUp, skip } = presentation
  const isPerson = (seat: Seat | undefined) => seat !== undefined && players[seat]?.kind === 'human'
  const asked = useDecision({ view, isAsked: hasCaughtUp && isPerson(view.decision?.seat) })
  const { decision, plan } = asked
  const seating = useSeating(view.roles.length, near)
  const [over, setOver] = useState<Over | null>(null)
  const [toast, setToast] = useState<string | null>(null)

  const askAbout = (seat: Seat) => setOver({ sheet: 'seat', seat })
  const pressSeat = (seat: Seat) => {
    if (!hasCaughtUp && !isHeld) return skip()
    if (!plan) return askAbout(seat)
    if (plan.items[plan.active]?.targets.includes(seat))
      return asked.changePlan((old) => pick(old, seat))
    setToast(whyNot({ view, plan, seat, name: nameOf(seat), t }))
  }
  const pressDie = (die: number) => {
    if (plan) return asked.changePlan((old) => activate(old, die))
    if (decision?.kind !== 'roll') return
    if (decision.rerollable.includes(die)) return asked.toggleKept(die)
    setToast(t('table:whyNot.locked'))
  }
  const dropDie = (die: number, seat: Seat) => {
    const item = plan?.items.find((other) => other.die === die)
    if (item?.targets.includes(seat)) asked.changePlan((old) => pickFor(old, die, seat))
    else if (plan) setToast(whyNot({ view, plan, seat, name: nameOf(seat), t }))
  }
  return {
    ...presentation,
    current,
    own,
    /** The dice of this turn are thrown on this phone by a person. */
    isPersonsTurn: isPerson(view.turn),
    nameOf,
    story,
    asked,
    seating,
    over,
    setOver,
    toast,
    setToast,
    askAbout,
    pressSeat,
    pressDie,
    dropDie,
  }
}

export type TableModel = ReturnType<typeof useTable>
