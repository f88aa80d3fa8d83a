import { useNameOf, useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectWaiting, type Waiting } from '@/store/match/selectors'

/** The match that waits, in words that give nobody's role away: Home may be seen by anybody. */
export interface WaitingMatch {
  readonly turn: number
  readonly alive: number
  readonly isOver: boolean
  /** Passed around: somebody has yet to look at their card. */
  readonly goesRound: boolean
  readonly headline: string
  readonly facts: string
}

/** What Home tells of the match that waits; null if none does. One whose result has been seen is history. */
export function useWaitingMatch(): WaitingMatch | null {
  const waiting = useAppSelector(selectWaiting)
  const headline = useHeadline(waiting)
  const facts = useFacts(waiting)
  if (!waiting || waiting.isResultSeen) return null
  const { turn, alive, asked, goesRound } = waiting.glance
  return { turn, alive, isOver: asked === null, goesRound, headline, facts }
}

function useHeadline(waiting: Waiting | null): string {
  const { t } = useTranslation('home')
  const nameOf = useNameOf(waiting?.players ?? NOBODY)
  const asked = waiting?.glance.asked
  if (!asked) return t('isOver')
  const { players, mode, glance } = waiting
  const { turn } = glance
  const words: Readonly<Record<string, string>> = t('asked', { returnObjects: true, turn })
  const own = players[asked.seat]?.kind === 'human' && mode === 'solo'
  return (own && words[asked.kind]) || t('othersTurn', { turn, name: nameOf(asked.seat) })
}

const NOBODY: Waiting['players'] = []

/** Small numbers are written out, as on a poster. */
export function useNumberWord(): (n: number) => string {
  const { t } = useTranslation('setup')
  const words = Object.values(t('numbers', { returnObjects: true }))
  return (n) => words[n - 1] ?? String(n)
}

function useFacts(waiting: Waiting | null): string {
  const { t } = useTranslation(['home', 'characters'])
  const numberWord = useNumberWord()
  if (!waiting) return ''
  const { alive: count, own } = waiting.glance
  const alive = t('alive', { number: numberWord(count) })
  if (!own) return alive
  const name = own.character ? t(`characters:${own.character}.name`) : null
  const bullets = own.life > 0 ? t('bullets', { count: own.life }) : t('fallen')
  return [name, bullets, alive].filter((fact) => fact !== null).join(', ')
}
