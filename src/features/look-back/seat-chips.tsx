import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import type { Seat } from '@/core/game'
import { Chip, space } from '@/ui'

interface SeatChipsProps {
  readonly label: string
  readonly seats: readonly Seat[]
  readonly nameOf: (seat: Seat) => string
  readonly chosen: Seat | null
  readonly onChoose: (seat: Seat) => void
  /** What stands before the seats. */
  readonly children?: ReactNode
}

/** One of the people around the table. */
export function SeatChips({ label, seats, nameOf, chosen, onChoose, children }: SeatChipsProps) {
  return (
    <View role="group" aria-label={label} style={styles.chips}>
      {children}
      {seats.map((seat) => (
        <Chip
          key={seat}
          label={nameOf(seat)}
          isOn={seat === chosen}
          onPress={() => onChoose(seat)}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space[1] },
})
