import { layoutCards, pileBoxes } from '@/boards/cards/table/layout'
import { layoutHand, cardAt } from '@/boards/cards/table/hand-layout'
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
    expect(overlap(layout.tray, layout.rail)).toBe(false)
    expect(overlap(layout.tray, layout.own)).toBe(false)
  })
})

describe('a hand in the tray', () => {
  test.each([
    [382, 70, 5, 70, 74],
    [382, 70, 6, 59, 62],
    [382, 70, 7, 51, 53],
    [382, 70, 8, 44, 46],
    [352, 56, 5, 56, 60],
    [352, 56, 6, 54, 57],
    [352, 56, 7, 47, 49],
    [700, 112, 6, 112, 115],
    [700, 112, 8, 84, 86],
    [700, 112, 10, 67, 69],
  ])(
    'of %i px, cards up to %i px: %i cards are %i wide, %i apart',
    (tray, most, count, w, pitch) => {
      expect(layoutHand({ count, tray, most })).toMatchObject({
        width: w,
        pitch,
        isOverlapping: false,
      })
    },
  )

  test.each([
    [9, 41],
    [10, 36],
    [14, 25],
  ])('of 382 px: %i cards overlap, %i apart', (count, pitch) => {
    const hand = layoutHand({ count, tray: 382, most: 70 })
    expect(hand).toMatchObject({ width: 44, isOverlapping: true })
    expect(Math.round(hand.pitch)).toBe(pitch)
    expect(hand.span).toBeLessThanOrEqual(382 - 10)
  })

  test('of 15 cards and more keeps every corner in sight and is wider than the tray', () => {
    const hand = layoutHand({ count: 20, tray: 352, most: 56 })
    expect(hand.pitch).toBe(24)
    expect(hand.span).toBeGreaterThan(352)
    expect(hand.left).toBe(5)
  })

  test('without a card is nothing', () => {
    const hand = layoutHand({ count: 0, tray: 382, most: 70 })
    expect(hand.span).toBe(0)
    expect(cardAt(hand, 0, 190)).toBeNull()
  })

  test('knows the card under a finger, the later of two', () => {
    const hand = layoutHand({ count: 10, tray: 382, most: 70 })
    expect(cardAt(hand, 10, hand.left + 1)).toBe(0)
    expect(cardAt(hand, 10, hand.left + hand.pitch + 1)).toBe(1)
    expect(cardAt(hand, 10, hand.left + hand.span - 1)).toBe(9)
    expect(cardAt(hand, 10, hand.left - 2)).toBeNull()
  })
})
