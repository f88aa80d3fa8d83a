import { renderHook } from '@testing-library/react-native'
import { lesson } from '@/boards/dice/lesson'
import { placeOfCard } from '@/features/tutorial/card-place'
import { speak } from '@/i18n'
import { layoutTable, type Box } from '@/ui/table'

const steps = () => renderHook(() => lesson.useSteps()).result.current

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

beforeAll(() => speak('en'))

it.each([
  [390, 844],
  [430, 932],
  [820, 1180],
  [1180, 820],
])('a card of the lesson never covers what it explains, at %i × %i', (width, height) => {
  const layout = layoutTable({ width, height, seats: 4 })
  for (const step of steps()) {
    const about = step.aboutOn(layout)
    const place = placeOfCard(about, layout)
    expect({ id: step.id, covered: about.filter((box) => overlap(place, box)) }).toEqual({
      id: step.id,
      covered: [],
    })
    expect(place.height).toBeGreaterThanOrEqual(150)
  }
})

it('on a small phone the most important thing stays in sight', () => {
  const layout = layoutTable({ width: 360, height: 640, seats: 4 })
  for (const step of steps()) {
    const [first, ...others] = step.aboutOn(layout)
    if (first) expect(overlap(placeOfCard([first, ...others], layout), first)).toBe(false)
  }
})

it('what a card says to tap is lit, in sight and on the screen', () => {
  const layout = layoutTable({ width: 390, height: 844, seats: 4 })
  const lit = steps().filter((step) => step.litOn(layout).length > 0)
  expect(lit.map(({ id }) => id)).toEqual(['arrow', 'aim', 'beer', 'gatling', 'fire'])
  for (const step of lit)
    for (const box of step.litOn(layout)) {
      expect(overlap(placeOfCard(step.aboutOn(layout), layout), box)).toBe(false)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(390)
    }
})
