import * as v from 'valibot'
import { drawn, rngFromSeed } from '@/core/rng'
import { cards, type Position } from '@/games/cards'
import { issueText } from '@/core/issues'
import { ConfigSchema } from '@/games/cards/notation/schema'
import { PRESETS, presetOf } from '@/games/cards/options'
import { KINDS, kindAt, kindOf } from '@/games/cards/cards'
import { seenIdOf } from '@/games/cards/cards/faces'
import { CARD_IDS, HIDDEN, KIND_IDS } from '@/games/cards/cards/ids'
import { CHARACTERS, CHARACTER_IDS, abilityAt, specialSeats } from '@/games/cards/characters'
import { packOf } from '@/games/cards/rules/setup'
import { copyState } from '@/games/cards/rules/state'
import { Table } from '@/games/cards/rules/table'
import { aCardTable } from '../../support/cards-table'

describe('the deck', () => {
  test('has eighty cards, twenty of each suit, no id twice', () => {
    expect(new Set(CARD_IDS).size).toBe(80)
    const suits = CARD_IDS.map((id) => /([SHDC])(-2)?$/.exec(id)?.[1])
    for (const suit of 'SHDC') expect(suits.filter((other) => other === suit)).toHaveLength(20)
  })

  test('of beginners has sixty-nine', () => {
    const config = { kind: 'deal', seats: 5, options: { deck: 'beginner' } } as const
    expect(cards.setup(config, rngFromSeed(1)).pack).toHaveLength(69)
  })

  test('a number beyond it is no card, and a back is written as one', () => {
    expect(() => kindOf(80)).toThrow('there is no card 80')
    expect(() => kindAt([], 0)).toThrow('there is no card undefined')
    expect(seenIdOf(HIDDEN)).toBe('hidden')
    expect(seenIdOf(0)).toBe('bang-AS')
  })
})

test.each(KIND_IDS)('%s goes by its own name', (id) => expect(KINDS[id].id).toBe(id))
test.each(CHARACTER_IDS)('%s goes by their own name', (id) => expect(CHARACTERS[id].id).toBe(id))

test('abilities are those of the table that is asked about', () => {
  const paul = ['paul-regret'] as const
  const rose = ['rose-doolan'] as const
  expect(abilityAt(paul, 0).modifyDistanceTo).toBe(1)
  expect(abilityAt(rose, 0).modifyDistanceTo).toBe(0)
  expect(abilityAt(rose, 0).modifyDistanceFrom).toBe(1)
  expect(abilityAt(rose, 1).modifyDistanceFrom).toBe(0)
  expect(abilityAt(paul, 0).modifyDistanceTo).toBe(1)
  expect(specialSeats(['suzy-lafayette', 'vulture-sam', null, 'sid-ketchum'])).toEqual({
    modifyEmptyHand: 0,
    modifyEstate: 1,
    offerHeal: 3,
  })
  expect(specialSeats(rose)).toEqual({ modifyEmptyHand: null, modifyEstate: null, offerHeal: null })
})

test.each([
  [4, [5, 4, 4, 4]],
  [7, [5, 4, 4, 4, 4, 4, 4]],
])('%d players are dealt as many cards as they have life', (seats, life) => {
  const config = { kind: 'deal', seats, characters: Array<null>(seats).fill(null) } as const
  const state = cards.setup(config, rngFromSeed(5))
  const sizes = state.hands.map(({ length }, seat) => length - (seat === state.turn ? 2 : 0))
  expect(sizes).toEqual(state.life)
  expect([...state.life].sort().reverse()).toEqual(life)
  expect(state.roles[state.turn]).toBe('sheriff')
})

test('each in turn is dealt all of their cards from the top', () => {
  const roles = ['sheriff', 'outlaw', 'renegade', 'outlaw'] as const
  const characters = roles.map(() => null)
  const { hands } = cards.setup({ kind: 'deal', seats: 4, roles, characters }, rngFromSeed(5))
  const deck = drawn(packOf({}), 80, rngFromSeed(5)).reverse()
  expect(hands).toEqual([
    [...deck.slice(0, 5), ...deck.slice(17, 19)],
    deck.slice(5, 9),
    deck.slice(9, 13),
    deck.slice(13, 17),
  ])
})

test('a copied table shares nothing that changes', () => {
  const { state } = aCardTable('SORO').hand(0, 'bang-AS').inFrontOf(1, 'barrel-QS').build()
  const copy = copyState(state)
  expect(copy).toEqual(state)
  for (const part of [
    'roles',
    'life',
    'alive',
    'hands',
    'inPlay',
    'pile',
    'discards',
    'store',
  ] as const)
    expect(copy[part]).not.toBe(state[part])
  expect(copy.hands[0]).not.toBe(state.hands[0])
  expect(copy.inPlay[1]).not.toBe(state.inPlay[1])
  expect(copy.queue[0]).not.toBe(state.queue[0])
})

test('each pick of an action takes the next number, then chance goes on', () => {
  const { state } = aCardTable('SORO').build()
  const table = new Table(state, { ...rngFromSeed(1), below: () => 9 })
  table.picks = [1, 6]
  expect([table.pick(4), table.pick(4), table.pick(4)]).toEqual([1, 2, 9])
})

test('presets name all options but the deck', () => {
  expect(presetOf({ deck: 'beginner' })).toBe('standard')
  expect(presetOf(PRESETS.printed)).toBe('printed')
  expect(presetOf({ brownDiscard: 'before', sidTiming: 'beer' })).toBe('tournament')
  expect(presetOf({ idleBeer: false })).toBe('own')
})

type Change = (position: Position) => object

const sound = (): Position =>
  aCardTable('SORO').hand(1, 'beer-6H').inFrontOf(1, 'barrel-QS').discarded('bang-AS').position()

const seat =
  (n: number, change: object): Change =>
  ({ seats, ...rest }) => ({
    ...rest,
    seats: seats.map((place, i) => (i === n ? { ...place, ...change } : place)),
  })

describe('a position', () => {
  const refused = (input: object): string => {
    const { success, issues } = v.safeParse(ConfigSchema, input)
    return success ? 'nothing' : issueText(issues)
  }

  test('that is sound can be played', () => {
    expect(refused(sound())).toBe('nothing')
    expect(refused(aCardTable('SORO').inFrontOf(1, 'jail-10S').turnOf(1).position())).toBe(
      'nothing',
    )
  })

  test('may leave out deck and discards, and give a player 1 to 9 life points', () => {
    const { deck: _deck, discard: _discard, ...bare } = aCardTable('SORO').bare().position()
    expect(refused(bare)).toBe('nothing')
    expect(cards.setup(bare, rngFromSeed(1))).toMatchObject({ pile: [], discards: [], pack: [] })
    expect(refused(seat(1, { maxLife: 9, life: 9 })(sound()))).toBe('nothing')
    expect(refused(seat(2, { maxLife: 1, life: 1 })(sound()))).toBe('nothing')
  })

  test.each<[string, Change, RegExp]>([
    ['too few seats', ({ seats, ...p }) => ({ ...p, seats: seats.slice(1) }), /4 to 7/],
    ['two sheriffs', seat(1, { role: 'sheriff' }), /exactly one sheriff/],
    ['no sheriff', seat(0, { role: 'deputy' }), /exactly one sheriff/],
    ['life above the maximum', seat(1, { life: 5 }), /0 to its maximum/],
    ['life below 0', seat(1, { life: -1 }), /0 to its maximum/],
    ['a maximum of 10', seat(1, { maxLife: 10 }), /1 to 9/],
    ['a maximum of 0', seat(1, { maxLife: 0, life: 0 }), /1 to 9/],
    ['half a life', seat(1, { life: 1.5 }), /integer/],
    ['an unknown card', seat(1, { hand: ['beer-2S'] }), /no card "beer-2S"/],
    ['a card twice', seat(2, { hand: ['beer-6H'] }), /beer-6H is named twice/],
    ['a brown card in play', seat(2, { inPlay: ['duel-JS'] }), /brown/],
    ['the first card in play', seat(2, { inPlay: ['bang-AS'] }), /bang-AS is brown/],
    ['two of a name', seat(2, { inPlay: ['mustang-8H', 'mustang-9H'] }), /two cards named mustang/],
    ['two weapons', seat(2, { inPlay: ['volcanic-10S', 'remington-KC'] }), /two weapons/],
    ['a Jail before the Sheriff', seat(0, { inPlay: ['jail-10S'] }), /sheriff cannot have a jail/],
    ['cards of the dead', seat(1, { life: 0 }), /eliminated and has no cards/],
    ['nobody’s turn', (p) => ({ ...p, turn: 4 }), /no seat 4/],
    ['a turn below 0', (p) => ({ ...p, turn: -1 }), /no seat -1/],
    ['a dead seat’s turn', (p) => ({ ...seat(2, { life: 0 })(p), turn: 2 }), /has no turn/],
    ['a Sheriff who is down', (p) => ({ ...seat(0, { life: 0 })(p), turn: 1 }), /already decided/],
    ['an unknown option', (p) => ({ ...p, options: { arrows: 9 } }), /arrows/],
    ['an unknown value', (p) => ({ ...p, options: { deck: 'small' } }), /deck/],
    ['an unknown phase', (p) => ({ ...p, phase: 'discard' }), /phase/],
  ])('with %s is refused', (_what, change, message) => {
    expect(refused(change(sound()))).toMatch(message)
  })

  test('with a character twice, or a card of the other deck, is refused', () => {
    const twice = aCardTable('SORO').is(0, 'jourdonnais').is(1, 'jourdonnais').position()
    expect(refused(twice)).toMatch(/jourdonnais stands twice/)
    const small = aCardTable('SORO').hand(0, 'duel-JS').with({ deck: 'beginner' }).bare().position()
    expect(refused(small)).toMatch(/duel-JS is not in the beginner deck/)
  })

  test('where no Outlaw and no Renegade lives is already decided', () => {
    const { seats, ...rest } = sound()
    const law = seats.map((place, i) => (i === 0 ? place : { ...place, role: 'deputy' as const }))
    expect(refused({ ...rest, seats: law })).toMatch(/already decided: law/)
  })
})

test.each([
  [{ kind: 'deal', seats: 3 }, /4 to 7/],
  [{ kind: 'deal', seats: 8 }, /4 to 7/],
  [{ kind: 'deal', seats: 4, roles: ['sheriff', 'outlaw', 'outlaw'] }, /3 roles/],
  [{ kind: 'deal', seats: 4, roles: ['sheriff', 'deputy', 'outlaw', 'outlaw'] }, /have 0 deputy/],
  [{ kind: 'deal', seats: 4, characters: [null] }, /1 characters/],
])('the deal %j is refused', (config, message) => {
  const { success, issues } = v.safeParse(ConfigSchema, config)
  expect(success ? '' : issueText(issues)).toMatch(message)
})
