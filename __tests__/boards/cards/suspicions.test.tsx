import { screen } from '@testing-library/react-native'
import { Seats, type SeatMarks } from '@/boards/cards/table/seats'
import { layoutCards } from '@/boards/cards/table/layout'
import { cards } from '@/games/cards'
import { useSeatingOn } from '@/ui/table'
import { show } from '../../features/home/stage'
import { aCardTable } from '../../support/cards-table'

const layout = layoutCards({ width: 390, height: 844, seats: 4 })
const NAMES = ['Ada', 'Dusty', 'Lou', 'Rosa']

const marks: SeatMarks = {
  showsOwnRole: true,
  isThinking: () => false,
  isStandIn: () => false,
  suspicions: null,
  targets: null,
  whyNot: () => null,
  lit: null,
  isHit: false,
  isDying: false,
  onLongPress: () => undefined,
  onChip: () => undefined,
}

/** The Sheriff looks at three sealed roles. */
const view = cards.viewFor(aCardTable('SORO').build().state, 0)

function Scene({ suspicions }: Pick<SeatMarks, 'suspicions'>) {
  const seating = useSeatingOn(layout, 0)
  return (
    <Seats
      view={view}
      events={[]}
      seating={seating}
      nameOf={(seat) => NAMES[seat] ?? ''}
      onSeat={() => undefined}
      play={{ ...marks, suspicions }}
    />
  )
}

test('who wants to know is told at every sealed seat who it probably is', () => {
  const chances = [
    [1, 0, 0, 0],
    [0, 0, 0.83, 0.17],
    [0, 0, 0.42, 0.58],
    [0, 0, 0.75, 0.25],
  ] as const
  show(<Scene suspicions={{ chances }} />)
  expect(screen.getByLabelText(/^Dusty, .*Probably Outlaw, 83%\./)).toBeOnTheScreen()
  expect(screen.getByLabelText(/^Lou, .*Probably Renegade, 58%\./)).toBeOnTheScreen()
  expect(screen.queryByLabelText(/^Ada, .*Probably/)).toBeNull()
})

test('who does not is told nothing', () => {
  show(<Scene suspicions={null} />)
  expect(screen.getByLabelText(/^Dusty, /)).toBeOnTheScreen()
  expect(screen.queryByLabelText(/Probably/)).toBeNull()
})
