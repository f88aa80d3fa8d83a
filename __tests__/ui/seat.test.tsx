import { fireEvent, render, screen } from '@testing-library/react-native'
import { StyleSheet } from 'react-native'

import { OwnPlate, Pile, Seat, layoutTable } from '@/ui/table'
import type { SeatFacts } from '@/ui/table'

const layout = layoutTable({ width: 390, height: 844, seats: 7 })
const low = layoutTable({ width: 360, height: 640, seats: 7 })
const hidden = { includeHiddenElements: true } as const

const rosa: SeatFacts = {
  name: 'Rosa',
  characterName: 'Suzy Lafayette',
  character: 'suzy-lafayette',
  life: 5,
  max: 8,
  arrows: 3,
  role: 'hidden',
}

describe('a seat at the table', () => {
  test('is one button that says everything', () => {
    const onPress = jest.fn()
    render(<Seat measures={layout.seat} label="Rosa, 5 of 8 lives" {...rosa} onPress={onPress} />)
    fireEvent.press(screen.getByRole('button', { name: 'Rosa, 5 of 8 lives' }))
    expect(onPress).toHaveBeenCalled()
    expect(screen.getByText('Suzy Lafayette', hidden)).toBeTruthy()
    expect(screen.getByText('3', hidden)).toBeTruthy()
  })

  test('leaves the character out where there is no room', () => {
    render(<Seat measures={low.seat} label="Rosa" {...rosa} />)
    expect(screen.queryByText('Suzy Lafayette', hidden)).toBeNull()
  })

  test('shows how far away a target is', () => {
    render(<Seat measures={layout.seat} label="Rosa" {...rosa} arrows={0} aim={2} />)
    expect(screen.getByText('2', hidden)).toBeTruthy()
  })

  test.each([
    [390, 844],
    [360, 640],
    [844, 390],
    [820, 1180],
    [1180, 820],
  ])('the number of places stays whole at the right edge, at %i × %i', (width, height) => {
    for (let seats = 3; seats <= 8; seats++) {
      const { seat, tableWidth, seats: places } = layoutTable({ width, height, seats })
      const { unmount } = render(<Seat measures={seat} label="Rosa" {...rosa} aim={2} />)
      const { left, width: size } = StyleSheet.flatten(
        screen.getByTestId('places-away', hidden).props.style,
      )
      const outermost = Math.max(...places.map(({ x }) => x)) - seat.width / 2
      expect(outermost + left + size).toBeLessThanOrEqual(tableWidth)
      unmount()
    }
  })

  test('writes the sign of a change', () => {
    render(<Seat measures={layout.seat} label="Rosa" {...rosa} change={-2} />)
    expect(screen.getByText('−2', hidden)).toBeTruthy()
  })

  test('has no life figure once fallen', () => {
    render(
      <Seat
        measures={layout.seat}
        label="Rosa, out"
        {...rosa}
        life={0}
        arrows={0}
        role="outlaw"
        isDead
      />,
    )
    expect(screen.queryByText('0', hidden)).toBeNull()
  })
})

test('your own plate shows life and arrows', () => {
  render(<OwnPlate box={layout.own} label="You" {...rosa} name="You" isTurn />)
  expect(screen.getByRole('button', { name: 'You' })).toBeTruthy()
  expect(screen.getByText('5', hidden)).toBeTruthy()
  expect(screen.getByText('3', hidden)).toBeTruthy()
})

test('the pile is a picture with words', () => {
  render(<Pile label="3 arrows are left" count={3} caption="3 left, then the attack" />)
  expect(screen.getByLabelText('3 arrows are left')).toBeTruthy()
  expect(screen.getByText('3 left, then the attack')).toBeTruthy()
})
