import type { DiceEvent } from '@/games/dice'
import { i18n } from '@/i18n'
import { logLine } from '@/boards/dice/words/log-line'

const spaces: ['log', 'common'] = ['log', 'common']
const t = i18n.getFixedT('en', spaces)
const names = ['Ada', 'Ines', 'Hank']
const nameOf = (seat: number) => names[seat] ?? ''
const told = (event: DiceEvent, own: number | null) => logLine(event, { own, nameOf, t })

const gift = (seat: number, amount = 1): DiceEvent => ({
  type: 'lifeGained',
  seat,
  amount,
  cause: 'gift',
  by: 1,
  die: null,
  life: 6,
})

describe('a gift', () => {
  it.each([
    [gift(2), null, 'Ines gave Hank a life point; now 6.'],
    [gift(2), 2, 'Ines gave you a life point; now 6.'],
    [gift(2), 1, 'You gave Hank a life point; now 6.'],
    [gift(2, 0), 1, 'You gave Hank a life point, but it was wasted.'],
    [gift(1), null, 'Ines gained 1 life point; now 6.'],
    [gift(1), 1, 'You gained 1 life point; now 6.'],
    [gift(1, 0), null, 'Ines is at full life: the life point was wasted.'],
  ])('names each once (%#)', (event, own, words) => {
    expect(told(event, own)).toBe(words)
  })
})
