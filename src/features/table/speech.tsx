import { useEffect } from 'react'
import type { Seat } from '@/core/game'
import { useRoomWords, useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import { lineFaded, selectSaid, type Said } from '@/store/talk/slice'
import { SpeechBubble, type Seating } from '@/ui/table'

interface SpeechProps {
  readonly seating: Seating
  readonly nameOf: (seat: Seat) => string
}

/** What a bot says about the turn that has ended, for as long as it takes to read. */
export function Speech({ seating, nameOf }: SpeechProps) {
  const said = useAppSelector(selectSaid)
  const hasWords = useRoomWords('talk')
  return said && hasWords ? (
    <OneLine key={said.at} said={said} seating={seating} nameOf={nameOf} />
  ) : null
}

const LEAST = 1800
const PER_LETTER = 45

function OneLine({ said, seating, nameOf }: SpeechProps & { readonly said: Said }) {
  const { t } = useTranslation(['talk', 'table'])
  const dispatch = useAppDispatch()
  const { code, about, whom, role, at } = said
  const players = useAppSelector(selectPlayers)
  // Nobody says "I won’t forget that, You."
  const name = about === undefined ? '' : players[about]?.name || t('talk:nameless')
  const other = whom === undefined ? '' : players[whom]?.name || t('talk:nameless')
  const way = WAYS[(at + said.seat) % WAYS.length] ?? 'a'
  const text =
    code === 'suspects' || code === 'accuses'
      ? t(`talk:${code}.${role === 'renegade' ? 'renegade' : 'outlaw'}.${way}`, { name })
      : t(`talk:${code}.${way}`, { name, other })
  const ms = LEAST + PER_LETTER * text.length
  useEffect(() => {
    const timer = setTimeout(() => dispatch(lineFaded()), ms)
    return () => clearTimeout(timer)
  }, [dispatch, ms])
  return (
    <SpeechBubble
      layout={seating.layout}
      from={seating.pointOf(said.seat)}
      text={text}
      label={t('table:says', { name: nameOf(said.seat), text })}
    />
  )
}

const WAYS = ['a', 'b', 'c'] as const
