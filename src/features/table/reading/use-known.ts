import { useEffect, useRef } from 'react'
import type { Seat } from '@/core/game'
import { knownBy, type TurnedUp } from '@/family/reading/known'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectOwnMarks } from '@/store/reading/selectors'
import type { RoleId } from '@/ui'
import { knownWords } from './known-words'

/** What has to be seen of a table to know when a card turns up. */
interface Watched {
  readonly facts: { readonly roles: readonly RoleId[]; readonly winner: object | null }
  readonly own: Seat | null
  readonly turns: { readonly turns: readonly unknown[] }
  readonly nameOf: (seat: Seat) => string
  readonly setToast: (text: string | null) => void
}

/**
 * When a card turns up, the table says how early one knew; whoever has said nothing of it is told nothing. A phone that is
 * passed around says it behind the curtain instead.
 */
export function useKnown(table: Watched): void {
  const { facts, own, turns, nameOf, setToast } = table
  const { t } = useTranslation(['table', 'common'])
  const marks = useAppSelector(selectOwnMarks)
  const seen = useRef<readonly RoleId[]>(facts.roles)
  const { roles } = facts
  const isOver = facts.winner !== null
  const turn = Math.max(1, turns.turns.length)
  useEffect(() => {
    const up = turnedUpBetween(seen.current, roles, turn)
    seen.current = roles
    // At the showdown all turn up at once: the result tells of that.
    if (own === null || isOver) return
    const words = up.flatMap((card) => {
      const text = knownWords(knownBy(marks, own, card), card, { nameOf, t })
      return text === null ? [] : [text]
    })
    if (words.length > 0) setToast(words.join(' '))
  }, [roles, isOver, turn, own, marks, nameOf, t, setToast])
}

const turnedUpBetween = (
  before: readonly RoleId[],
  now: readonly RoleId[],
  turn: number,
): TurnedUp[] =>
  now.flatMap((role, seat) =>
    role !== 'hidden' && before[seat] === 'hidden' ? [{ seat, role, turn }] : [],
  )
