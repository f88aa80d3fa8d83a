import { renderHook } from '@testing-library/react-native'
import type { LessonStep } from '@/boards'
import { lesson as cardsLesson } from '@/boards/cards/lesson'
import { layoutCards } from '@/boards/cards/table/layout'
import { lesson } from '@/boards/dice/lesson'
import { placeOfCard } from '@/features/tutorial/card-place'
import { speak } from '@/i18n'
import { layoutTable, type Box } from '@/ui/table'

const steps = () => renderHook(() => lesson.useSteps()).result.current

const wordsOf = ({ text, task }: LessonStep): string[] => [text, task ?? '']

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

beforeAll(() => speak('en'))

it.each([
  [390, 844],
  [430, 932],
  [820, 1180],
  [1180, 820],
  [844, 390],
])('a card of the lesson never covers what it explains, at %i × %i', (width, height) => {
  const layout = layoutTable({ width, height, seats: 4 })
  for (const step of steps()) {
    const about = step.aboutOn(layout)
    const place = placeOfCard(about, layout, wordsOf(step))
    expect({ id: step.id, covered: about.filter((box) => overlap(place, box)) }).toEqual({
      id: step.id,
      covered: [],
    })
    expect(place.height).toBeGreaterThanOrEqual(150)
  }
})

it('on a small phone at most the last of several things is covered', () => {
  const layout = layoutTable({ width: 360, height: 640, seats: 4 })
  for (const step of steps()) {
    const about = step.aboutOn(layout)
    const place = placeOfCard(about, layout, wordsOf(step))
    const covered = about
      .slice(0, Math.max(1, about.length - 1))
      .filter((box) => overlap(place, box))
    expect({ id: step.id, covered }).toEqual({ id: step.id, covered: [] })
    if (step.id === 'aim') expect(about.some((box) => overlap(place, box))).toBe(false)
  }
})

it.each(['en', 'de', 'fr', 'cs'] as const)(
  'on a small phone the dice and the pile are both in sight when arrows are explained (%s)',
  async (language) => {
    await speak(language)
    const layout = layoutTable({ width: 360, height: 640, seats: 4 })
    const step = steps().find(({ id }) => id === 'arrow')
    await speak('en')
    const about = step?.aboutOn(layout) ?? []
    expect(about).toHaveLength(2)
    const place = step && placeOfCard(about, layout, wordsOf(step))
    expect(about.filter((box) => place && overlap(place, box))).toEqual([])
  },
)

it('on a very small phone held across the most important thing stays in sight', () => {
  const layout = layoutTable({ width: 640, height: 360, seats: 4 })
  for (const step of steps()) {
    const [first, ...others] = step.aboutOn(layout)
    if (first)
      expect(overlap(placeOfCard([first, ...others], layout, wordsOf(step)), first)).toBe(false)
  }
})

it.each([
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 360],
])('what a card says to tap is lit, in sight and on the screen, at %i × %i', (width, height) => {
  const layout = layoutTable({ width, height, seats: 4 })
  const lit = steps().filter((step) => step.litOn(layout).length > 0)
  expect(lit.map(({ id }) => id)).toEqual(['arrow', 'aim', 'beer', 'gatling', 'fire'])
  for (const step of lit)
    for (const box of step.litOn(layout)) {
      expect(overlap(placeOfCard(step.aboutOn(layout), layout, wordsOf(step)), box)).toBe(false)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
})

describe.each(['en', 'de', 'fr', 'cs'] as const)('the lesson of cards in %s', (language) => {
  beforeAll(() => speak(language))
  afterAll(() => speak('en'))

  it.each([
    [390, 844],
    [360, 640],
    [820, 1180],
  ])('hides nothing that it speaks of or says to tap, at %i × %i', (width, height) => {
    const layout = layoutCards({ width, height, seats: 4 })
    const { current } = renderHook(() => cardsLesson.useSteps()).result
    for (const step of current) {
      expect(step.text).toMatch(/ .* /)
      const place = placeOfCard(step.aboutOn(layout), layout, wordsOf(step))
      const wanted = [...step.aboutOn(layout), ...step.litOn(layout)]
      const covered = wanted.filter((box) => overlap(place, box))
      expect({ id: step.id, covered }).toEqual({ id: step.id, covered: [] })
    }
  })
})
