import { useEffect, useRef } from 'react'
import type { Seat } from '@/core/game'
import { knownBy, type Known, type TurnedUp } from '@/family/reading/known'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectOwnMarks } from '@/store/reading/selectors'
import type { RoleId } from '@/ui'
import type { TableShell } from '../use-table-shell'

/** When a card turns up, the table says how early one knew; whoever has said nothing of it is told nothing. */
export function useKnown<G extends GameId>(table: TableShell<G>): void {
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
      const text = wordsOf(knownBy(marks, own, card), card, { nameOf, t })
      return text === null ? [] : [text]
    })
    if (words.length > 0) setToast(words.join(' '))
  }, [roles, isOver, turn, own, marks, nameOf, t, setToast])
}

interface Words {
  readonly nameOf: (seat: Seat) => string
  readonly t: ReturnType<typeof useTranslation<['table', 'common']>>['t']
}

function wordsOf(known: Known, { seat, role }: TurnedUp, { nameOf, t }: Words): string | null {
  const name = nameOf(seat)
  switch (known.kind) {
    case 'unsaid':
      return null
    case 'wrong':
      return t(known.hadIt ? 'table:reading.known.lost' : 'table:reading.known.wrong', {
        name,
        role: t(`common:roles.${role}`),
        said: t(`common:roles.${known.said}`),
      })
    case 'knew':
      return known.turns === 0
        ? t('table:reading.known.now', { name })
        : t('table:reading.known.knew', { name, count: known.turns })
  }
}

const turnedUpBetween = (
  before: readonly RoleId[],
  now: readonly RoleId[],
  turn: number,
): TurnedUp[] =>
  now.flatMap((role, seat) =>
    role !== 'hidden' && before[seat] === 'hidden' ? [{ seat, role, turn }] : [],
  )
