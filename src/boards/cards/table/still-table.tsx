import { StyleSheet, View } from 'react-native'
import { at } from '@/core/list'
import { TableGround, useSeatingOn } from '@/ui/table'
import type { StillTableProps } from '../../face'
import { Board } from './board'
import { Hand } from './hand'
import { usesOf } from './uses'
import { HIDDEN } from '@/games/cards/cards/ids'

/** A moment of a match that is over: the same table, and nobody plays on it. */
export function StillTable(props: StillTableProps<'cards'>) {
  const { moment, layout, near, nameOf, seatHint, onSeat } = props
  const { state, event } = moment
  const seating = useSeatingOn(layout, near)
  const isOpen = at(state.hands, near).every((card) => card !== HIDDEN)
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
        <Hand
          layout={layout}
          uses={isOpen ? usesOf({ ...state, decision: null }, near, []) : []}
          lifted={null}
          isAiming={false}
          going={null}
          flying={[]}
          deeds={null}
        />
      </View>
    </>
  )
}

const styles = StyleSheet.create({
  board: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  tray: { position: 'absolute' },
})
