import { screen } from '@testing-library/react-native'
import { Effects } from '@/boards/cards/table/effects/effects'
import { layoutCards } from '@/boards/cards/table/layout'
import { Places } from '@/boards/cards/table/places'
import { cards } from '@/games/cards'
import { useSeatingOn } from '@/ui/table'
import { freshStore, show } from '../../features/home/stage'
import { aCardTable } from '../../support/cards-table'

const layout = layoutCards({ width: 390, height: 844, seats: 4 })
const { state } = aCardTable('SORO').inFrontOf(1, 'dynamite-2H').build()
const cue = {
  key: 1,
  events: [{ type: 'cardPassedOn', seat: 1, to: 2, card: 'dynamite-2H' }],
  ms: 420,
  shownMs: 420,
  changes: 'last',
  isOpen: false,
} as const

function Scene() {
  const seating = useSeatingOn(layout, 0)
  return (
    <Effects
      cue={cue}
      seating={seating}
      own={0}
      view={cards.viewFor(state, 0)}
      places={new Places()}
    />
  )
}

const sparks = () => screen.queryAllByTestId('spark', { includeHiddenElements: true })

test('a Dynamite that moves on leaves sparks on its way', () => {
  show(<Scene />, freshStore(), false)
  expect(sparks().length).toBeGreaterThan(3)
})

test('with reduced motion there are none', () => {
  show(<Scene />)
  expect(sparks()).toEqual([])
})
