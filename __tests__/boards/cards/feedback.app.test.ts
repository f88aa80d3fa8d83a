import { feltIn } from '@/boards/cards/table/use-feedback'
import type { CardsEvent } from '@/games/cards'
import { cardSounds } from '@/platform/card-sounds'

const mockPlay = jest.fn<void, [unknown]>()
const mockLand = jest.fn<void, [number]>()
jest.mock('@/platform/sound', () => ({ play: (sound: unknown) => mockPlay(sound) }))
jest.mock('@/platform/haptics', () => ({
  haptics: {
    land: (strength: number) => mockLand(strength),
    warning: jest.fn(),
    hit: jest.fn(),
    death: jest.fn(),
  },
}))

const OWN = 0

/** What is heard when events are told together, in order. */
function heard(...events: readonly CardsEvent[]): readonly unknown[] {
  mockPlay.mockClear()
  const felt = [...feltIn(events, OWN)].sort((a, b) => a.after - b.after)
  for (const { do: feel } of felt) feel()
  return mockPlay.mock.calls.map(([sound]) => sound)
}

const drawn = (seat: number): CardsEvent => ({
  type: 'cardDrawn',
  seat,
  card: seat === OWN ? 'beer-6H' : 'hidden',
  cause: 'phase',
  isShown: false,
})
const played = { type: 'cardPlayed', seat: 1, target: 2, take: null, shots: 0 } as const

test.each<[string, CardsEvent, unknown]>([
  ['a draw', drawn(1), cardSounds.draw],
  ['a card laid down', { type: 'cardLaid', seat: 1, by: 1, card: 'barrel-QS' }, cardSounds.lay],
  [
    'a card turned',
    {
      type: 'cardsTurned',
      seat: 1,
      for: 'barrel',
      cause: 'barrel',
      cards: ['beer-6H'],
      counted: 'beer-6H',
      isMet: true,
    },
    'card-turn',
  ],
  ['a shot', { ...played, card: 'bang-8D', as: 'bang' }, 'shot'],
  ['a miss', { type: 'cardShown', seat: 1, card: 'missed-2S', kind: 'defend' }, 'ricochet'],
  ['a duel', { ...played, card: 'duel-QD', as: 'duel' }, cardSounds.duel],
  ['the store', { type: 'storeTaken', seat: 1, card: 'beer-6H' }, cardSounds.store],
  ['a reshuffle', { type: 'reshuffled', cards: ['hidden'] }, cardSounds.riffle],
])('%s has a sound of its own', (_, event, sound) => {
  expect(heard(event)).toEqual([sound])
})

test('each card of several is heard, one after the other', () => {
  expect(feltIn([drawn(1), drawn(1)], OWN).map(({ after }) => after)).toEqual([0, 120])
  expect(heard(drawn(1), drawn(1))).toEqual([cardSounds.draw, cardSounds.draw])
})

test('whoever holds no answer is as silent as whoever keeps one', () => {
  expect(heard({ type: 'passed', seat: 1, kind: 'defend' })).toEqual([])
})

test('only one’s own cards are felt', () => {
  mockLand.mockClear()
  heard(drawn(1))
  expect(mockLand).not.toHaveBeenCalled()
  heard(drawn(OWN))
  expect(mockLand).toHaveBeenCalledTimes(1)
})

test.each([
  ['saloon', 1, ['heal']],
  ['saloon', 0, []],
  ['beer', 0, ['beer']],
] as const)('%s that gives %s is heard as what it is', (cause, amount, sounds) => {
  const gained = { type: 'lifeGained', seat: 1, amount, by: 1, cause, life: 4 } as const
  expect(heard(gained)).toEqual(sounds)
})
