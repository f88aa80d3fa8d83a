import { renderHook } from '@testing-library/react-native'
import type { LessonStep } from '@/boards'
import { lesson as cardsLesson } from '@/boards/cards/lesson'
import { layoutCards } from '@/boards/cards/table/layout'
import { lesson } from '@/boards/dice/lesson'
import { placeOfPaper } from '@/features/tutorial/paper-place'
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
])('a paper of the lesson never covers what it explains, at %i × %i', (width, height) => {
  const layout = layoutTable({ width, height, seats: 4 })
  for (const step of steps()) {
    const about = step.aboutOn(layout)
    const place = placeOfPaper(about, layout, wordsOf(step))
    expect({ id: step.id, covered: about.filter((box) => overlap(place, box)) }).toEqual({
      id: step.id,
      covered: [],
    })
    expect(place.height).toBeGreaterThanOrEqual(150)
  }
})

it('on a very small phone held across the most important thing stays in sight', () => {
  const layout = layoutTable({ width: 640, height: 360, seats: 4 })
  for (const step of steps()) {
    const [first, ...others] = step.aboutOn(layout)
    if (first)
      expect(overlap(placeOfPaper([first, ...others], layout, wordsOf(step)), first)).toBe(false)
  }
})

it.each([
  [390, 844],
  [360, 640],
  [844, 390],
  [640, 360],
])('what a paper says to tap is lit, in sight and on the screen, at %i × %i', (width, height) => {
  const layout = layoutTable({ width, height, seats: 4 })
  const lit = steps().filter((step) => step.litOn(layout).length > 0)
  expect(lit.map(({ id }) => id)).toEqual(['arrow', 'aim', 'beer', 'gatling', 'fire'])
  for (const step of lit)
    for (const box of step.litOn(layout)) {
      expect(overlap(placeOfPaper(step.aboutOn(layout), layout, wordsOf(step)), box)).toBe(false)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
})

const lessons = [
  { game: 'dice', lesson, layoutOf: layoutTable },
  { game: 'cards', lesson: cardsLesson, layoutOf: layoutCards },
] as const

const spoken = (['en', 'de', 'fr', 'cs'] as const).flatMap((language) =>
  lessons.map((one) => ({ ...one, language })),
)

describe.each(spoken)('the lesson of $game in $language', ({ lesson, layoutOf, language }) => {
  beforeAll(() => speak(language))
  afterAll(() => speak('en'))

  it.each([
    [390, 844],
    [360, 640],
    [820, 1180],
  ])('hides nothing that it speaks of or says to tap, at %i × %i', (width, height) => {
    const layout = layoutOf({ width, height, seats: 4 })
    const { current } = renderHook(() => lesson.useSteps()).result
    for (const step of current) {
      expect(step.text).toMatch(/ .* /)
      const place = placeOfPaper(step.aboutOn(layout), layout, wordsOf(step))
      const wanted = [...step.aboutOn(layout), ...step.litOn(layout)]
      const covered = wanted.filter((box) => overlap(place, box))
      expect({ id: step.id, covered }).toEqual({ id: step.id, covered: [] })
      // Whoever speaks needs room: a paper that hid nothing because it is a sliver would be none.
      expect(place.height).toBeGreaterThanOrEqual(150)
    }
  })
})
