import { cardMeasures, layoutCards } from '@/boards/cards/table/layout'
import {
  cardAt,
  cardNear,
  edgePull,
  layoutHand,
  leftOfCard,
  meaningOf,
  raisedPlace,
  scrolledTo,
  slotNear,
  slotWhile,
  type HandLayout,
} from '@/boards/cards/table/hand-layout'
import { arranged, moved } from '@/boards/cards/table/hand-order'
import type { CardId } from '@/games/cards'

const SCREENS = [
  [390, 844],
  [360, 640],
  [820, 1180],
  [1180, 820],
  [844, 390],
] as const

function handOn(width: number, height: number, count: number): HandLayout {
  const layout = layoutCards({ width, height, seats: 5 })
  return layoutHand({ count, tray: layout.tray, measures: cardMeasures(layout) })
}
const COUNTS = Array.from({ length: 21 }, (_, count) => count)
const indexes = (count: number) => Array.from({ length: count }, (_, i) => i)

describe.each(SCREENS)('a hand on a screen of %i × %i', (width, height) => {
  test.each(COUNTS)('of %i cards: every card can be seen, told apart and met', (count) => {
    const hand = handOn(width, height, count)
    const { tray } = hand
    const inner = tray.width - 10
    expect(hand.width).toBeGreaterThanOrEqual(44)
    if (count > 1) expect(hand.pitch).toBeGreaterThanOrEqual(24)
    expect(hand.top).toBeGreaterThanOrEqual(0)
    expect(hand.top + hand.height).toBeLessThanOrEqual(tray.height)
    for (const i of indexes(count)) {
      const left = leftOfCard(hand, i)
      // Scrolled to, it lies within the tray, whole.
      const scroll = scrolledTo(hand, i, 0)
      expect(left - scroll).toBeGreaterThanOrEqual(4.5)
      expect(left - scroll + hand.width).toBeLessThanOrEqual(tray.width - 4.5)
      // A finger on its corner meets it, and no other.
      expect(cardAt(hand, left + 1 - scroll, scroll)).toBe(i)
      expect(cardNear(hand, left + 1 - scroll, scroll)).toBe(i)
      // Lifted, it can be read and stays within the tray's sides.
      const raised = raisedPlace(hand, i, scroll)
      expect(raised.x).toBeGreaterThanOrEqual(4.5)
      expect(raised.x + hand.raised).toBeLessThanOrEqual(tray.width - 4.5)
      expect(hand.raised).toBeGreaterThanOrEqual(54)
      // Let go over its own place, it stays there.
      expect(slotNear(hand, left + hand.width / 2)).toBe(i)
    }
    expect(hand.scroll > 0).toBe(hand.span > inner + 0.5)
  })

  test('the cards of a hand that fits lie in the middle', () => {
    for (const count of COUNTS.slice(1)) {
      const hand = handOn(width, height, count)
      if (hand.scroll > 0) continue
      expect(hand.left * 2 + hand.span).toBeCloseTo(hand.tray.width)
    }
  })
})

describe('the widths that were designed', () => {
  test.each([
    [390, 844, 5, 70, 74],
    [390, 844, 6, 59, 62],
    [390, 844, 7, 51, 53],
    [390, 844, 8, 44, 46],
    [390, 844, 9, 44, 41],
    [390, 844, 10, 44, 36],
    [390, 844, 14, 44, 25],
    [360, 640, 5, 56, 60],
    [360, 640, 6, 54, 57],
    [360, 640, 7, 47, 49],
    [360, 640, 10, 44, 33],
    [820, 1180, 6, 112, 115],
    [820, 1180, 8, 84, 86],
    [820, 1180, 10, 67, 69],
  ])('%i × %i: %i cards are %i wide, %i apart', (width, height, count, wide, pitch) => {
    const hand = handOn(width, height, count)
    expect([hand.width, Math.round(hand.pitch)]).toEqual([wide, pitch])
  })

  test('words stand under cards that are wide enough', () => {
    expect(handOn(390, 844, 6).hasLabels).toBe(true)
    expect(handOn(390, 844, 7).hasLabels).toBe(false)
    expect(handOn(360, 640, 1).hasLabels).toBe(false)
  })

  test('a lifted card that is too narrow to be read grows: 76 px, 66 on small phones', () => {
    expect(handOn(390, 844, 5).raised).toBe(70)
    expect(handOn(390, 844, 7).raised).toBe(76)
    expect(handOn(360, 640, 10).raised).toBe(66)
  })

  test('a lifted card leaves its owner’s life in sight, and stays on the tray', () => {
    for (const [width, height] of SCREENS)
      for (const count of COUNTS.slice(1)) {
        const hand = handOn(width, height, count)
        const { y } = raisedPlace(hand, 0)
        expect(y).toBeGreaterThanOrEqual(-4)
        expect(y + hand.raised * 1.4).toBeLessThanOrEqual(hand.tray.height)
      }
  })

  test('from 15 cards on a phone’s hand is scrolled', () => {
    expect(handOn(390, 844, 14).scroll).toBe(0)
    expect(handOn(390, 844, 15).scroll).toBeGreaterThan(0)
  })
})

describe('a thumb on the hand', () => {
  const hand = handOn(390, 844, 10)

  test('beside the hand meets no card, and sliding there keeps the last one', () => {
    const few = handOn(390, 844, 2)
    expect(cardAt(few, few.left - 2)).toBeNull()
    expect(cardNear(few, 1)).toBe(0)
    expect(cardNear(few, 380)).toBe(1)
    expect(cardAt(handOn(390, 844, 0), 190)).toBeNull()
  })

  const still = { dx: 0, dy: 0, x: 100, y: 70, isLifted: false, canLeave: true, before: null }

  test('slides along the tray, sorts a lifted card, and drags upwards', () => {
    expect(meaningOf({ ...still, dx: 40 })).toBe('slide')
    expect(meaningOf({ ...still, dx: 40, isLifted: true })).toBe('sort')
    expect(meaningOf({ ...still, dx: 10, dy: -30 })).toBe('drag')
    expect(meaningOf({ ...still, dx: 60, dy: -30 })).toBe('slide')
    expect(meaningOf({ ...still, dx: 60, dy: -75, y: -5, isLifted: true })).toBe('drag')
  })

  test('takes out to the left what lies beside the table', () => {
    expect(meaningOf({ ...still, dx: -150, x: -30 })).toBe('drag')
  })

  test('what hangs on a finger hangs on it until it is let go', () => {
    expect(meaningOf({ ...still, dx: 5, before: 'drag' })).toBe('drag')
  })

  test('what cannot be played stays in the tray', () => {
    expect(meaningOf({ ...still, dy: -200, y: -130, canLeave: false })).toBe('slide')
  })

  test('those between make room for a card that is moved', () => {
    expect(indexes(5).map((i) => slotWhile(i, 1, 3))).toEqual([0, 3, 1, 2, 4])
    expect(indexes(5).map((i) => slotWhile(i, 3, 0))).toEqual([1, 2, 3, 0, 4])
    expect(indexes(5).map((i) => slotWhile(i, -1, -1))).toEqual(indexes(5))
  })

  test('pulls at the edges of a hand that is too wide, and only there', () => {
    expect(edgePull(hand, 2)).toBe(0)
    const wide = handOn(390, 844, 18)
    expect(edgePull(wide, 190)).toBe(0)
    expect(edgePull(wide, 5)).toBeLessThan(0)
    expect(edgePull(wide, 378)).toBeGreaterThan(edgePull(wide, 350))
  })
})

describe('the order on the screen', () => {
  const uses = (...cards: CardId[]) => cards.map((card) => ({ card }))

  test('is that of arrival until it is changed', () => {
    const hand = uses('bang-8D', 'beer-6H')
    expect(arranged(hand, [])).toEqual(hand)
  })

  test('keeps what was sorted, without what has gone, and new cards come last', () => {
    expect(
      arranged(uses('bang-8D', 'beer-6H', 'duel-QD'), ['duel-QD', 'jail-JS', 'bang-8D']),
    ).toEqual(uses('duel-QD', 'bang-8D', 'beer-6H'))
  })

  test('a card is moved to another place', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  })
})
