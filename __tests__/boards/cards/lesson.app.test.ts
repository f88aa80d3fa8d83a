import { replayMatch } from '@/core/match'
import { handCardBox, topicBox } from '@/boards/cards/lesson/places'
import { STEPS, type Lit } from '@/boards/cards/lesson/steps'
import { tipFor } from '@/boards/cards/lesson/tips'
import { layoutCards } from '@/boards/cards/table/layout'
import { cards, type CardsState } from '@/games/cards'
import { CARD_IDS } from '@/games/cards/cards/ids'
import { LESSON, LESSON_ACTIONS } from '@/games/cards/lesson'

/** The table when so many choices of the lesson have been made. */
const stateAt = (at: number): CardsState =>
  replayMatch(cards, {
    schema: 1,
    rules: cards.rules,
    game: cards.id,
    config: LESSON,
    seed: 1,
    actions: LESSON_ACTIONS.slice(0, at),
  }).state

const wantedAt = (at: number) => {
  const action = LESSON_ACTIONS[at]
  // Ending the turn asks at once for the card that goes.
  return action?.type === 'end' ? LESSON_ACTIONS[at + 1] : action
}

it.each(STEPS.filter(({ hasTask }) => hasTask))('$id: the learner is asked', ({ at }) => {
  expect(stateAt(at).decision?.seat).toBe(0)
})

it.each(STEPS.filter((step) => 'lit' in step))('$id: the lit card is the one to tap', (step) => {
  const lit: Lit = 'lit' in step ? step.lit : {}
  const hand = (stateAt(step.at).hands[0] ?? []).map((card) => CARD_IDS[card])
  expect(hand).toHaveLength(lit.card?.of ?? -1)
  expect(wantedAt(step.at)).toMatchObject({ card: hand[lit.card?.at ?? -1] })
})

it.each(STEPS.filter((step) => 'lit' in step && 'seats' in step.lit))(
  '$id: the lit seat is the one to aim at',
  (step) => {
    const lit: Lit = 'lit' in step ? step.lit : {}
    expect(wantedAt(step.at)).toMatchObject({ target: lit.seats?.[0] })
  },
)

it('what a step is about lies on the table', () => {
  const layout = layoutCards({ width: 390, height: 844, seats: 4 })
  for (const { about } of STEPS)
    for (const topic of about) {
      const { x, y, width, height } = topicBox(topic, layout)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + height).toBeLessThanOrEqual(844)
    }
  const card = handCardBox({ at: 4, of: 7 }, layout)
  expect(card.y).toBeGreaterThanOrEqual(layout.tray.y)
  expect(card.y + card.height).toBeLessThanOrEqual(layout.tray.y + layout.tray.height)
})

it('gives each tip when there is reason for it, and once', () => {
  const view = { ...stateAt(3), viewer: 0 }
  expect(tipFor(view, 0, [])).toBe('cards-hold')
  expect(tipFor(view, 0, ['cards-hold'])).toBe('cards-limit')
  expect(tipFor(view, 1, [])).toBeNull()
  expect(tipFor({ ...stateAt(1), viewer: 0 }, 0, [])).toBeNull()
})
