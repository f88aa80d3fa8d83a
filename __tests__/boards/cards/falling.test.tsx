import { screen } from '@testing-library/react-native'
import { Seats } from '@/boards/cards/table/seats'
import { layoutCards } from '@/boards/cards/table/layout'
import { cards, type CardsEvent } from '@/games/cards'
import { useSeatingOn } from '@/ui/table'
import { show } from '../../features/home/stage'
import { aCardTable } from '../../support/cards-table'

const layout = layoutCards({ width: 390, height: 844, seats: 4 })
const view = cards.viewFor(aCardTable('SORO').dead(1).build().state, 0)

const fell: CardsEvent = {
  type: 'eliminated',
  seat: 1,
  role: 'outlaw',
  character: null,
  by: 0,
  cause: 'bang',
}

function Scene({ events }: { readonly events: readonly CardsEvent[] }) {
  const seating = useSeatingOn(layout, 0)
  const nameOf = (seat: number) => `Name ${seat}`
  return (
    <Seats
      view={view}
      events={events}
      seating={seating}
      nameOf={nameOf}
      onSeat={() => undefined}
      play={null}
    />
  )
}

test.each([
  ['not written below while their card is being turned up', [fell], 0],
  ['written below afterwards', [], 1],
])('the role of the fallen is %s', (_, events, count) => {
  show(<Scene events={events} />)
  expect(screen.queryAllByText('Outlaw', { includeHiddenElements: true })).toHaveLength(count)
})
