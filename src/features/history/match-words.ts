import { useMemo } from 'react'
import { useTranslation } from '@/i18n'
import { emblemOf, victoryOf } from '@/i18n/victory'
import { useFormat } from '@/i18n/use-format'
import { isDecided, lengthOf, winnerOf, type MatchHead } from '@/store/history/kept'
import { useAppSelector } from '@/store/hooks'
import { selectProfiles } from '@/store/roster/selectors'

/** How a past match is told: by whom it was won, with whom, when. */
export function useMatchWords() {
  const { t } = useTranslation(['statistics', 'common', 'result', 'home'])
  const format = useFormat()
  const people = useAppSelector(selectProfiles)
  return useMemo(() => {
    const [first] = people
    const nameOf = ({ mode, seats }: MatchHead, seat: number): string => {
      const { person = null, name = '' } = seats[seat] ?? {}
      const known = people.find(({ id }) => id === person)
      if (known) return known.name || t('common:you')
      if (name !== '') return name
      if (mode === 'companion') return t('statistics:seat', { number: seat + 1 })
      return t('statistics:people.somebody')
    }
    const verdictOf = (head: MatchHead) => {
      const roles = head.seats.map(({ role }) => role)
      const victory = victoryOf(winnerOf(head), roles)
      return { title: t(`result:titles.${victory}`), emblem: emblemOf(victory) }
    }
    /** The first person's own end, where they were there and it is known. */
    const headlineOf = (head: MatchHead): string => {
      const own = head.seats.find(({ person }) => person === first?.id)
      if (!own || head.side === 'draw' || !isDecided(own)) return verdictOf(head).title
      if (own.role === 'hidden') return t('statistics:history.wonPlain')
      const end = own.won ? 'wonAs' : 'lostAs'
      return t(`statistics:history.${end}`, { role: t(`common:roles.${own.role}`) })
    }
    const factsOf = (head: MatchHead): string => {
      const { game, mode, seats, turns } = head
      const facts = t('statistics:history.facts', {
        game: t(`home:games.${game}`),
        mode: t(`statistics:filters.${mode}`),
        players: t('statistics:history.players', { count: seats.length }),
        turns: t('statistics:history.turns', { count: turns }),
      })
      const length = lengthOf(head)
      return length === null ? facts : `${facts}, ${format.duration(length)}`
    }
    const whenOf = ({ finishedAt }: MatchHead): string =>
      `${format.date(finishedAt)}, ${format.time(finishedAt)}`
    return { nameOf, verdictOf, headlineOf, factsOf, whenOf, firstId: first?.id ?? null }
  }, [people, t, format])
}

export type MatchWords = ReturnType<typeof useMatchWords>
