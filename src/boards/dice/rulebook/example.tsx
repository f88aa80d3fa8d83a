import { useMemo } from 'react'
import { useWindowDimensions } from 'react-native'
import type { Seat } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { layoutTable } from '@/ui/table'
import { PlayedExample, personAt } from '../../played-example'
import { StillTable } from '../table/still-table'
import { readFor } from '../table/timing'
import { logLine } from '../words/log-line'
import { momentsOfScript, type Script } from './script'

const WIDEST = 420
const HEIGHT = 440
/** Throws that look well on a small table. */
const SEED = 7

/** An example with loaded dice. */
export function Example({ script }: { readonly script: Script }) {
  const { t } = useTranslation(['log', 'common'])
  const { width: window } = useWindowDimensions()
  const width = Math.min(window - 40, WIDEST)
  const layout = useMemo(
    () => layoutTable({ width, height: HEIGHT, seats: script.seats.length, railHeight: 0 }),
    [width, script],
  )
  const moments = useMemo(() => momentsOfScript(script), [script])
  const nameOf = useNames(script)
  return (
    <PlayedExample<'dice'>
      moments={moments}
      layout={layout}
      StillTable={StillTable}
      watchedFor={readFor}
      nameOf={nameOf}
      characterAt={(seat) => script.seats[seat]?.character ?? null}
      lineOf={(event) => logLine(event, { own: null, nameOf, t })}
      from={SEED}
    />
  )
}

/** The one whom it is about goes by the character's name, except on the near plate, which has both. */
function useNames({ seats, star }: Script): (seat: Seat) => string {
  const { t } = useTranslation('characters')
  const character = star === null || star === 0 ? undefined : seats[star]?.character
  return (seat) => (character && seat === star ? t(`${character}.name`) : personAt(seat))
}
