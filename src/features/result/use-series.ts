import { useState } from 'react'
import { useFace, type Rematched } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSettings } from '@/store/settings/selectors'
import { settingsChanged } from '@/store/settings/slice'
import type { FinishedTable } from './use-finished'

/** Something that the table may agree on before the next match. */
export interface SeriesRow {
  readonly id: string
  readonly label: string
  readonly sub: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

interface Series extends Pick<Rematched<GameId>, 'way' | 'keeping'> {
  readonly rows: readonly SeriesRow[]
}

/**
 * How one match follows another. Where the rules know series, whoever survived may keep their character (bots always do),
 * and the star goes to the left if the table has agreed on that; elsewhere it does so around a table of people.
 */
export function useSeries({ active, nameOf, own }: FinishedTable): Series {
  const { t } = useTranslation(['result', 'characters'])
  const { result } = useFace()
  const dispatch = useAppDispatch()
  const { starMovesOn } = useAppSelector(selectSettings)
  const [leaving, setLeaving] = useState<readonly Seat[]>([])
  if (!result.hasSeries || active.script !== null)
    return { way: active.mode === 'pass' ? 'star' : 'same', keeping: [], rows: [] }
  const { alive, characters, roles } = active.match.state
  const survivors = characters.flatMap((id, seat) => (id && alive[seat] ? [{ seat, id }] : []))
  const keeping = survivors.map(({ seat }) => seat).filter((seat) => !leaving.includes(seat))
  const next = (roles.indexOf('sheriff') + 1) % roles.length
  const stays = survivors
    .filter(({ seat }) => active.players[seat]?.kind === 'human')
    .map(({ seat, id }): SeriesRow => {
      const words = { name: nameOf(seat), character: t(`characters:${id}.name`) }
      return {
        id: `keep-${seat}`,
        label: t('result:series.keep', { ...words, ...(seat === own ? { context: 'you' } : {}) }),
        sub: t('result:series.keepText'),
        value: !leaving.includes(seat),
        onChange: (keeps) =>
          setLeaving((old) => (keeps ? old.filter((other) => other !== seat) : [...old, seat])),
      }
    })
  const star: SeriesRow = {
    id: 'star',
    label: t('result:series.star'),
    sub: t('result:series.starText', {
      name: nameOf(next),
      ...(next === own ? { context: 'you' } : {}),
    }),
    value: starMovesOn,
    onChange: (value) => dispatch(settingsChanged({ starMovesOn: value })),
  }
  return { way: starMovesOn ? 'star' : 'same', keeping, rows: [...stays, star] }
}
