import { canStop } from '@/boards/cards/table/can-stop'
import type { CardsAction, CharacterId } from '@/games/cards'

const shot = { kind: 'defend', seat: 0, from: 1, card: 'bang-2C', needs: 2 } as const
const PASS: CardsAction = { type: 'pass' }
const one: readonly CardsAction[] = [{ type: 'respond', card: 'missed-2S' }, PASS]
const at = (character: CharacterId | null) => ({
  characters: [character, 'slab-the-killer' as const],
})

test('one Missed! does not stop a shot of Slab’s, and costs a card for nothing', () => {
  expect(canStop(at(null), shot, one)).toBe(false)
  expect(canStop(at(null), { ...shot, needs: 1 }, one)).toBe(true)
})

test('a barrel may be the other half', () => {
  expect(canStop(at(null), shot, [{ type: 'barrel' }, ...one])).toBe(true)
  expect(
    canStop(at('jourdonnais'), shot, [{ type: 'barrel' }, { type: 'jourdonnais' }, PASS]),
  ).toBe(true)
})

test('Suzy draws for her empty hand and may go on', () => {
  expect(canStop(at('suzy-lafayette'), shot, one)).toBe(true)
})

test('a heal stops nothing', () => {
  const heal: CardsAction = { type: 'heal', discard: ['bang-8D', 'beer-6H'] }
  expect(canStop(at('sid-ketchum'), shot, [heal, ...one])).toBe(false)
})
