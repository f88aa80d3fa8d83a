import { cardsFace } from '@/boards/cards/cards-face'
import { diceFace } from '@/boards/dice/dice-face'
import { PERSONALITIES } from '@/family/tempers'
import { i18n } from '@/i18n'

const t = i18n.getFixedT('en', ['common', 'cards'] satisfies ['common', 'cards'])

test('a temper is described by what it does in the game that is played', () => {
  const ofDice = PERSONALITIES.map((temper) => diceFace.temperOf(temper, t)).join(' ')
  const ofCards = PERSONALITIES.map((temper) => cardsFace.temperOf(temper, t)).join(' ')
  expect(ofDice).toMatch(/bull’s eye/)
  expect(ofCards).not.toMatch(/bull’s eye|beer|Stops early/)
  expect(ofCards).toMatch(/duels/)
})
