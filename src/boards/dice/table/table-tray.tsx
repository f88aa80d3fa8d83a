import { useState } from 'react'
import { StyleSheet } from 'react-native'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectLog, selectShown } from '@/store/match/selectors'
import { selectSpeed } from '@/store/settings/selectors'
import { DiceTray, type DiceThrow } from '@/ui/dice'
import { DragToSeat } from './drag-to-seat'
import { BOTS_THROW } from './timing'
import { trayDice } from './tray-dice'
import { useFeedback } from './use-feedback'
import type { Cue } from '../../face'
import type { DiceTable } from './use-table'

/** The dice, within the thumb's reach: thrown, held by a tap, dragged to a seat. */
export function TableTray({ table }: { readonly table: DiceTable }) {
  const { t } = useTranslation(['table', 'common'])
  const { view, isPersonsTurn, cue, asked, seating, nameOf, settled, pressDie } = table
  const { decision, kept, plan } = asked
  const speed = useAppSelector(selectSpeed)
  const roll = useRoll(cue)
  const lastRoll = useLastRoll(cue)
  const { onLanded } = useFeedback(cue)
  const { tray, die } = seating.layout
  const canHold = decision?.kind === 'roll' && view.dice !== null
  return (
    <DragToSeat table={table} style={[styles.tray, { left: tray.x, top: tray.y }]}>
      <DiceTray
        width={tray.width}
        die={die}
        dice={trayDice({
          view,
          lastRoll,
          isOwn: isPersonsTurn,
          kept,
          plan,
          canHold,
          nameOf,
          t,
        })}
        roll={roll}
        speed={speed === 'instant' ? Infinity : speed * (isPersonsTurn ? 1 : BOTS_THROW)}
        onLanded={onLanded}
        onSettled={settled}
        onPressDie={pressDie}
      />
    </DragToSeat>
  )
}

/** The throw that the present beat shows; the last one stays so that it is not thrown again. */
function useRoll(cue: Cue<'dice'> | null): DiceThrow | null {
  const [roll, setRoll] = useState<DiceThrow | null>(null)
  const rolled = cue?.events.find((event) => event.type === 'rolled')
  if (cue && rolled?.type === 'rolled' && roll?.id !== cue.key)
    setRoll({ id: cue.key, seed: cue.key * 31 + rolled.seat, dice: rolled.dice })
  return roll
}

/** The last roll of the turn that is being shown. */
function useLastRoll(cue: Cue<'dice'> | null) {
  const log = useAppSelector(selectLog)
  const shown = useAppSelector(selectShown)
  const until = shown + (cue?.events.length ?? 0)
  for (let i = until - 1; i >= 0; i--) {
    const event = log[i]
    if (event?.type === 'rolled') return event
    if (event?.type === 'turnStarted') return null
  }
  return null
}

const styles = StyleSheet.create({
  tray: { position: 'absolute' },
})
