import { layoutCompanion, type Box, type LayoutWish } from '@/boards/companion/layout'
import { halfAt } from '@/boards/companion/spots'
import { toolPlan } from '@/boards/cards/companion/tool-plan'
import { numberLook, zonesOf } from '@/boards/cards/companion/zones'

const SCREENS = [
  [390, 844],
  [360, 640],
  [820, 1180],
  [1180, 820],
  [844, 390],
  [1280, 800],
] as const

const wishes: LayoutWish[] = SCREENS.flatMap(([width, height]) =>
  [4, 5, 6, 7].flatMap((seats) =>
    (['around', 'facing'] as const).map((arrangement) => ({
      ...{ width, height, seats, arrangement },
      insets: { top: 0, bottom: 0 },
    })),
  ),
)

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5

const SMALLEST = 44

describe.each(
  wishes.map(
    (wish) => [`${wish.seats} at ${wish.width}×${wish.height}, ${wish.arrangement}`, wish] as const,
  ),
)('%s', (_, wish) => {
  const layout = layoutCompanion(wish, toolPlan)

  test('every target is as large as a fingertip, and none lies on another', () => {
    for (const panel of layout.panels) {
      const { info, gear, number } = zonesOf(panel)
      const half = { ...number, width: number.width / 2 }
      for (const target of [info, gear, half]) {
        expect(target.width).toBeGreaterThanOrEqual(SMALLEST)
        expect(target.height).toBeGreaterThanOrEqual(SMALLEST - 0.5)
        expect(target.x + target.width).toBeLessThanOrEqual(panel.inner.width)
        expect(target.y + target.height).toBeLessThanOrEqual(panel.inner.height)
      }
      expect(overlap(info, gear) || overlap(info, number) || overlap(gear, number)).toBe(false)
    }
    for (const key of layout.tools) expect(key.height).toBeGreaterThanOrEqual(SMALLEST)
  })

  test('the number can be read across a table', () => {
    for (const panel of layout.panels) expect(numberLook(panel).size).toBeGreaterThanOrEqual(36)
  })

  test('a finger finds both halves of each number', () => {
    const number = (panel: Parameters<typeof zonesOf>[0]) => zonesOf(panel).number
    const found = new Set<string>()
    for (let x = 0; x < wish.width; x += 4)
      for (let y = 0; y < wish.height; y += 4) {
        const half = halfAt(layout, number, { x, y })
        if (half) found.add(`${half.seat} ${half.by}`)
      }
    expect(found.size).toBe(2 * wish.seats)
  })
})
