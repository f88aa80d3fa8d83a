import { layoutTable, seatBox } from '@/ui/table/seat-layout'
import { LIFT } from '@/ui/table/seat-parts'
import type { Box, TableSpace } from '@/ui/table/seat-layout'

const screens: readonly (readonly [number, number])[] = [
  [390, 844],
  [360, 640],
  [820, 1180],
  [1180, 820],
  [844, 390],
  [1280, 720],
  [412, 915],
]
const insets = [
  { top: 0, bottom: 0 },
  { top: 44, bottom: 24 },
] as const
const cases = screens.flatMap(([width, height]) =>
  [3, 4, 5, 6, 7, 8].flatMap((seats) =>
    insets
      .filter(({ top }) => top === 0 || height >= 800)
      .map(
        (inset) =>
          [
            `${seats} at ${width}×${height}, inset ${inset.top}`,
            { width, height, seats, insets: inset },
          ] as const,
      ),
  ),
)

function overlap(p: Box, q: Box): boolean {
  return p.x < q.x + q.width && q.x < p.x + p.width && p.y < q.y + q.height && q.y < p.y + p.height
}

function layoutOf(space: TableSpace) {
  const layout = layoutTable(space)
  return { layout, boxes: layout.seats.map((_, i) => seatBox(layout, i)) }
}

describe('the seats around the table', () => {
  test.each(cases)('%s: nobody sits on anybody, and everybody sits on the screen', (_, space) => {
    const { layout, boxes } = layoutOf(space)
    expect(boxes).toHaveLength(space.seats)
    boxes.forEach((box, i) => {
      boxes.slice(i + 1).forEach((other, j) => {
        expect({ pair: [i, i + 1 + j], overlap: overlap(box, other) }).toEqual({
          pair: [i, i + 1 + j],
          overlap: false,
        })
      })
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(layout.tableWidth)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(space.height)
      if (layout.kind === 'portrait') expect(box.y + box.height).toBeLessThanOrEqual(layout.tray.y)
    })
  })

  test.each(cases)('%s: what floats at a seat does not lie on the words above', (_, space) => {
    const { layout, boxes } = layoutOf(space)
    // Held across, the words are beside the table.
    if (layout.kind === 'landscape') return
    for (const box of boxes.slice(1))
      expect(box.y - LIFT).toBeGreaterThanOrEqual(layout.bar.y + layout.bar.height - LIFT)
  })

  test('they go clockwise on the screen: the first seat after you is at your left', () => {
    const { layout } = layoutOf({ width: 390, height: 844, seats: 7 })
    const [me, left] = layout.seats
    const right = layout.seats.at(-1)
    expect(left?.x).toBeLessThan(me?.x ?? 0)
    expect(right?.x).toBeGreaterThan(me?.x ?? 0)
  })

  test('the table is symmetrical', () => {
    const { layout } = layoutOf({ width: 390, height: 844, seats: 6 })
    const [, first] = layout.seats
    const last = layout.seats.at(-1)
    expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(390, 0)
    expect(first?.y).toBeCloseTo(last?.y ?? 0, 0)
  })

  test.each([
    ['phone', 390, 844, { rail: 156, tray: 106, own: 74, die: 60 }],
    ['low phone', 360, 640, { rail: 122, tray: 84, own: 60, die: 50 }],
    ['tablet', 820, 1180, { rail: 150, tray: 138, own: 92, die: 88 }],
  ])('%s has the measures of the look', (_, width, height, measures) => {
    const { layout } = layoutOf({ width, height, seats: 7 })
    expect({
      rail: layout.rail.height,
      tray: layout.tray.height,
      own: layout.own.height,
      die: layout.die,
    }).toEqual(measures)
  })

  test('landscape from 900 px puts log, tray and rail in a column of 380', () => {
    const { layout } = layoutOf({ width: 1180, height: 820, seats: 8 })
    expect(layout.kind).toBe('landscape')
    expect(layout.side).toEqual({ x: 800, y: 0, width: 380, height: 820 })
  })

  test('a taller rail pushes tray and table up, not off', () => {
    const { layout } = layoutOf({ width: 390, height: 844, seats: 8, railHeight: 220 })
    expect(layout.rail.y).toBe(624)
    expect(layout.tray.y + layout.tray.height).toBeLessThan(layout.rail.y)
  })
})
