import {
  angleTo,
  isInside,
  layoutCompanion,
  pointOn,
  seatAt,
  type Box,
  type LayoutWish,
} from '@/boards/companion/layout'
import { toolPlan } from '@/boards/dice/companion/tool-plan'
import { halfAt, zonesOf } from '@/boards/dice/companion/zones'

const SCREENS = [
  [390, 844],
  [360, 640],
  [820, 1180],
  [1180, 820],
  [844, 390],
  [1280, 800],
] as const

const wishes: LayoutWish[] = SCREENS.flatMap(([width, height]) =>
  [3, 4, 5, 6, 7, 8].flatMap((seats) =>
    (['around', 'facing'] as const).map((arrangement) => ({
      ...{ width, height, seats, arrangement },
      insets: { top: 0, bottom: 0 },
    })),
  ),
)

const name = ({ width, height, seats, arrangement }: LayoutWish) =>
  `${seats} seats at ${width}×${height}, ${arrangement}`

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5

const SMALLEST = 44

describe.each(wishes.map((wish) => [name(wish), wish] as const))('%s', (_, wish) => {
  const layout = layoutCompanion(wish, toolPlan)
  const { x, y, r } = layout.dial
  const dial = { x: x - r, y: y - r, width: 2 * r, height: 2 * r }
  const everything: Box[] = [...layout.panels, ...layout.tools, dial]

  test('nothing overlaps and nothing leaves the screen', () => {
    expect(layout.panels).toHaveLength(wish.seats)
    everything.forEach((box, i) => {
      expect(box.x).toBeGreaterThanOrEqual(-0.5)
      expect(box.y).toBeGreaterThanOrEqual(-0.5)
      expect(box.x + box.width).toBeLessThanOrEqual(wish.width + 0.5)
      expect(box.y + box.height).toBeLessThanOrEqual(wish.height + 0.5)
      everything.slice(i + 1).forEach((other) => expect(overlap(box, other)).toBe(false))
    })
  })

  test('every target is at least a fingertip', () => {
    for (const box of [...layout.tools, dial]) {
      expect(box.width).toBeGreaterThanOrEqual(SMALLEST)
      expect(box.height).toBeGreaterThanOrEqual(SMALLEST)
    }
    for (const panel of layout.panels) {
      const { info, arrow, number } = zonesOf(panel)
      const half = { ...number, width: number.width / 2 }
      for (const zone of [info, arrow, half]) {
        expect(zone.width).toBeGreaterThanOrEqual(SMALLEST)
        expect(zone.height).toBeGreaterThanOrEqual(SMALLEST)
      }
      expect(overlap(arrow, number)).toBe(false)
    }
  })

  test('the seats go round clockwise', () => {
    const angles = layout.panels.map((_, seat) => (angleTo(layout, seat) + 270) % 360)
    const steps = angles.map((angle, i) => {
      const next = angles[(i + 1) % angles.length] ?? 0
      return (next - angle + 360) % 360
    })
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360)
  })
})

test('whoever sits at a side has minus at the left hand and plus at the right', () => {
  const layout = layoutCompanion(
    {
      ...{ width: 390, height: 844, seats: 8, arrangement: 'around' },
      insets: { top: 0, bottom: 0 },
    },
    toolPlan,
  )
  const corner = (seat: number, u: number, v: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = layout.panels[seat] ?? {}
    return halfAt(layout, x + width * u, y + height * v)
  }
  // Bottom: left is left. Left side: its left hand is up. Top: everything is the other way round.
  expect(corner(0, 0.5, 0.5)).toEqual({ seat: 0, by: -1 })
  expect(corner(0, 0.95, 0.5)).toEqual({ seat: 0, by: 1 })
  expect(corner(2, 0.3, 0.1)).toEqual({ seat: 2, by: -1 })
  expect(corner(2, 0.3, 0.9)).toEqual({ seat: 2, by: 1 })
  expect(corner(4, 0.05, 0.5)).toEqual({ seat: 4, by: 1 })
  expect(corner(6, 0.7, 0.9)).toEqual({ seat: 6, by: -1 })
})

test('a point of a panel is where its player sees it', () => {
  const wish = { width: 390, height: 844, seats: 8, arrangement: 'around' } as const
  const { panels } = layoutCompanion({ ...wish, insets: { top: 0, bottom: 0 } }, toolPlan)
  const [bottom, left] = panels
  if (!bottom || !left) throw new Error('there are eight panels')
  expect(pointOn(bottom, bottom.x, bottom.y)).toEqual({ x: 0, y: 0 })
  expect(pointOn(left, left.x + left.width, left.y)).toEqual({ x: 0, y: 0 })
  expect(
    seatAt(layoutCompanion({ ...wish, insets: { top: 0, bottom: 0 } }, toolPlan), 195, 420),
  ).toBe(-1)
  expect(isInside(bottom, bottom.x + 1, bottom.y + 1)).toBe(true)
})
