import { CARD_RATIO } from '@/boards/cards/art/card-face'
import { layoutCards } from '@/boards/cards/table/layout'
import { stageArea } from '@/boards/cards/table/stage/area'
import { duelSpot, layoutDuel, replyBetween } from '@/boards/cards/table/stage/duel-layout'

const SCREENS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
] as const

const duelOn = (width: number, height: number) => {
  const insets = { top: 0, bottom: 0, left: 0, right: 0 }
  const area = stageArea(layoutCards({ width, height, seats: 5, insets }))
  return { area, duel: layoutDuel(area) }
}

describe.each(SCREENS)('a duel at %i × %i', (width, height) => {
  const { area, duel } = duelOn(width, height)

  test('fills its stage, and nothing leaves it', () => {
    const low = duelSpot(duel, 1, false).y + duel.card * CARD_RATIO
    expect(low).toBeLessThanOrEqual(area.height)
    expect(low).toBeGreaterThan(area.height * 0.8)
    expect(duel.x).toBeGreaterThanOrEqual(0)
    expect(duelSpot(duel, 0, false).x).toBeGreaterThanOrEqual(0)
  })

  test('the two sides stay apart, and each arrow has a length', () => {
    const left = duelSpot(duel, 1, false).x + duel.card
    expect(duelSpot(duel, 1, true).x - left).toBeGreaterThan(duel.card * 0.3)
    expect(duel.plate.width * 2).toBeLessThan(duel.width)
    for (const row of [0, 1]) {
      const { from, to } = replyBetween(duel, { row, isRight: true }, row)
      expect(from.x - to.x).toBeGreaterThan(0)
      expect(from.y).toBe(to.y)
    }
    const back = replyBetween(duel, { row: 0, isRight: false }, 1)
    expect(back.to.x).toBeGreaterThan(back.from.x)
  })
})
