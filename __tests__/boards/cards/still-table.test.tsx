import { screen } from '@testing-library/react-native'
import { layoutCards } from '@/boards/cards/table/layout'
import { StillTable } from '@/boards/cards/table/still-table'
import { aCardTable } from '../../support/cards-table'
import { show } from '../../features/home/stage'

const layout = layoutCards({ width: 390, height: 844, seats: 4 })
const { state } = aCardTable('SORO').turnOf(1).hand(0, 'beer-6H').hand(1, 'duel-QD').build()

test('with all cards open the tray holds the hand of whoever is on turn', () => {
  show(
    <StillTable
      moment={{ turn: 1, event: null, state: { ...state, viewer: null } }}
      layout={layout}
      near={0}
      nameOf={(seat) => `Name ${seat}`}
      played={null}
      speed={1}
      seatHint=""
      onSeat={() => undefined}
    />,
  )
  expect(screen.getByText('Name 1’s hand')).toBeVisible()
  expect(screen.getByTestId('hand-0')).toHaveAccessibleName(/^Duel/)
  expect(screen.queryByTestId('hand-1')).toBeNull()
})
