import { StyleSheet, View } from 'react-native'
import type { DiceEvent } from '@/games/dice'
import { useTranslation } from '@/i18n'
import { DiceTray, type DiceThrow } from '@/ui/dice'
import { TableGround, useSeatingOn } from '@/ui/table'
import type { StillTableProps } from '../../face'
import { Board } from './board'
import { lyingDice } from './tray-dice'

/** A moment of a match that is over, or of an example: the same table, and nobody plays on it. */
export function StillTable(props: StillTableProps<'dice'>) {
  const { moment, layout, near, nameOf, speed, seatHint, onSeat, played } = props
  const { state, event } = moment
  const { t } = useTranslation(['table', 'common'])
  const seating = useSeatingOn(layout, near)
  return (
    <>
      <TableGround layout={layout} />
      <Board
        view={state}
        events={event ? [event] : []}
        play={null}
        {...{ seating, nameOf, seatHint, onSeat }}
        style={styles.board}
      />
      <View style={[styles.tray, { left: layout.tray.x, top: layout.tray.y }]}>
        <DiceTray
          dice={lyingDice(state, t)}
          width={layout.tray.width}
          die={layout.die}
          roll={throwOf(event, played)}
          speed={speed}
        />
      </View>
    </>
  )
}

function throwOf(event: DiceEvent | null, played: number | null): DiceThrow | null {
  if (played === null || event?.type !== 'rolled') return null
  return { id: played, seed: played, dice: event.dice }
}

const styles = StyleSheet.create({
  board: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  tray: { position: 'absolute' },
})
