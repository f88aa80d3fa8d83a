import { render, screen } from '@testing-library/react-native'
import { Effects } from '@/boards/dice/table/effects/effects'
import type { DiceEvent, Role } from '@/games/dice'
import { layoutTable, type Seating } from '@/ui/table'

const layout = layoutTable({ width: 390, height: 844, seats: 6 })
const seating: Seating = {
  layout,
  placeOf: (seat) => seat,
  seatAt: (place) => place,
  pointOf: (seat) => layout.seats[seat] ?? { x: 0, y: 0 },
}
const hidden = { includeHiddenElements: true } as const

function show(event: DiceEvent, alive: readonly boolean[]) {
  const cue = {
    key: 1,
    events: [event],
    ms: 900,
    shownMs: 900,
    changes: 'last' as const,
    isOpen: true,
  }
  render(<Effects {...{ seating, cue, alive }} attack={null} own={0} />)
}

it('the gatling rakes the living and passes over the fallen', () => {
  show({ type: 'gatlingFired', seat: 1, faces: 3 }, [true, true, false, true, false, true])
  // At the seats 0, 3 and 5.
  expect(screen.getAllByTestId('shot', hidden)).toHaveLength(3)
})

const falls = (seat: number, role: Role): DiceEvent => ({
  type: 'eliminated',
  seat,
  role,
  character: null,
  cause: 'shots',
  by: 1,
})
const all = Array<boolean>(6).fill(true)

it('a sealed card is turned over where somebody falls: its back goes, its front comes', () => {
  show(falls(2, 'outlaw'), all)
  expect(screen.getByTestId('turned-2', hidden).children).toHaveLength(2)
})

it('the Sheriff’s open card is not turned over again', () => {
  show(falls(2, 'sheriff'), all)
  expect(screen.getByTestId('turned-2', hidden).children).toHaveLength(1)
})

it('nor is any card where three play with open ones', () => {
  show(falls(2, 'outlaw'), [true, true, true])
  expect(screen.getByTestId('turned-2', hidden).children).toHaveLength(1)
})
