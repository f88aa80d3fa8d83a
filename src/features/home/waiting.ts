import type { Seat } from '@/core/game'
import type { EventOf, GameId, ViewOf } from '@/games'
import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import {
  selectIsResultSeen,
  selectLog,
  selectMode,
  selectOwnSeat,
  selectPlayers,
  selectView,
} from '@/store/match/selectors'

/** The match that waits, in words that give nobody's role away: Home may be seen by anybody. */
export interface WaitingMatch {
  readonly turn: number
  readonly alive: number
  readonly isOver: boolean
  readonly headline: string
  readonly facts: string
}

/** The first turn began with the deal, before there was a log. */
export const turnOf = (log: readonly EventOf<GameId>[]): number =>
  1 + log.filter(({ type }) => type === 'turnStarted').length

/** What Home tells of the match that waits; null if none does. One whose result has been seen is history. */
export function useWaitingMatch(): WaitingMatch | null {
  const view = useAppSelector(selectView)
  const log = useAppSelector(selectLog)
  const seat = useAppSelector(selectOwnSeat)
  const headline = useHeadline(view, turnOf(log))
  const facts = useFacts(view, seat)
  const isSeen = useAppSelector(selectIsResultSeen)
  if (!view || isSeen) return null
  const alive = view.alive.filter(Boolean).length
  return { turn: turnOf(log), alive, isOver: view.winner !== null, headline, facts }
}

function useHeadline(view: ViewOf<GameId> | null, turn: number): string {
  const { t } = useTranslation('home')
  const players = useAppSelector(selectPlayers)
  const nameOf = useNameOf(players)
  const mode = useAppSelector(selectMode)
  if (!view?.decision) return t('isOver')
  const { kind, seat } = view.decision
  if (players[seat]?.kind === 'human' && mode === 'solo') return t(`asked.${kind}`, { turn })
  return t('othersTurn', { turn, name: nameOf(seat) })
}

/** Small numbers are written out, as on a poster. */
export function useNumberWord(): (n: number) => string {
  const { t } = useTranslation('setup')
  const words = Object.values(t('numbers', { returnObjects: true }))
  return (n) => words[n - 1] ?? String(n)
}

function useFacts(view: ViewOf<GameId> | null, seat: Seat | null): string {
  const { t } = useTranslation(['home', 'characters'])
  const numberWord = useNumberWord()
  if (!view) return ''
  const count = view.alive.filter(Boolean).length
  const alive = t('alive', { number: numberWord(count) })
  if (seat === null) return alive
  const character = view.characters[seat]
  const life = view.life[seat] ?? 0
  const name = character ? t(`characters:${character}.name`) : null
  const bullets = life > 0 ? t('bullets', { count: life }) : t('fallen')
  return [name, bullets, alive].filter((fact) => fact !== null).join(', ')
}
