import { chipSize } from '@/boards/cards/art/chip'
import { cardMeasures, layoutCards, pileBoxes } from '@/boards/cards/table/layout'
import { seatBox, type Box } from '@/ui/table'

const SCREENS = [
  [390, 844],
  [360, 640],
  [820, 1180],
  [1180, 820],
  [844, 390],
  [640, 360],
] as const

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5

describe.each(SCREENS)('a card table of %i × %i', (width, height) => {
  test.each([4, 5, 6, 7])('has room for %i seats around deck and discards', (seats) => {
    const layout = layoutCards({ width, height, seats })
    const { deck, discards } = pileBoxes(layout)
    const named: [string, Box][] = [
      ...layout.seats.map((_, seat): [string, Box] => [`seat ${seat}`, seatBox(layout, seat)]),
      ['deck', deck],
      ['discards', discards],
    ]
    const clashes = named.flatMap(([name, box], i) =>
      named
        .slice(i + 1)
        .filter(([, other]) => overlap(box, other))
        .map(([other]) => `${name} and ${other}`),
    )
    expect(clashes).toEqual([])
    for (const [name, box] of named) {
      const isInside =
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= layout.tableWidth &&
        box.y + box.height <= height
      expect([name, isInside]).toEqual([name, true])
    }
    const { chip } = cardMeasures(layout)
    const size = chipSize(6, { width: layout.seat.width, most: chip, gap: 2 })
    expect(6 * size + 5 * 2).toBeLessThanOrEqual(layout.seat.width)
    expect(size).toBeLessThanOrEqual(chip)
    expect(size).toBeGreaterThanOrEqual(15)
    expect(overlap(layout.tray, layout.rail)).toBe(false)
    expect(overlap(layout.tray, layout.own)).toBe(false)
  })
})
