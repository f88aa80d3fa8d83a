import { useMemo } from 'react'
import { useWindowDimensions } from 'react-native'
import type { Seat } from '@/games/cards'
import { useTranslation } from '@/i18n'
import { PlayedExample, personAt } from '../../played-example'
import { layoutCards } from '../table/layout'
import { StillTable } from '../table/still-table'
import { pace } from '../table/timing'
import { logLine } from '../words/log-line'
import { momentsOfScript, type Script } from './script'

/** Higher than wide, or the hand would lie beside the table. */
const WIDEST = 460
const HEIGHT = 520

/** An example with a stacked deck. */
export function Example({ script }: { readonly script: Script }) {
  const { t } = useTranslation(['log', 'common', 'cards'])
  const { width: window } = useWindowDimensions()
  const width = Math.min(window - 40, WIDEST)
  const seats = script.characters.length
  const layout = useMemo(
    () => layoutCards({ width, height: HEIGHT, seats, railHeight: 0 }),
    [width, seats],
  )
  const moments = useMemo(() => momentsOfScript(script), [script])
  const nameOf = useNames(script)
  return (
    <PlayedExample<'cards'>
      moments={moments}
      layout={layout}
      StillTable={StillTable}
      watchedFor={pace.watchedFor}
      nameOf={nameOf}
      characterAt={(seat) => script.characters[seat] ?? null}
      lineOf={(event) => logLine(event, { own: null, nameOf, t })}
    />
  )
}

/** The one whom it is about goes by the character's name, except on the near plate, which has both. */
function useNames({ characters, star }: Script): (seat: Seat) => string {
  const { t } = useTranslation('characters')
  const character = star === null || star === 0 ? undefined : characters[star]
  return (seat) => (character && seat === star ? t(`${character}.name`) : personAt(seat))
}
