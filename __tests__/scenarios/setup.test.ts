import { rngFromSeed } from '@/core/rng'
import { dice, type DiceState, type Role } from '@/games/dice'
import { PRINTED_LIFE, aDeal, rolesOf } from '../support/table'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)
const deal = (seats: number, seed: number): DiceState =>
  dice.setup({ kind: 'deal', seats }, rngFromSeed(seed))

const COUNTS = [
  [3, { sheriff: 0, renegade: 1, outlaw: 1, deputy: 1 }],
  [4, { sheriff: 1, renegade: 1, outlaw: 2, deputy: 0 }],
  [5, { sheriff: 1, renegade: 1, outlaw: 2, deputy: 1 }],
  [6, { sheriff: 1, renegade: 1, outlaw: 3, deputy: 1 }],
  [7, { sheriff: 1, renegade: 1, outlaw: 3, deputy: 2 }],
  [8, { sheriff: 1, renegade: 2, outlaw: 3, deputy: 2 }],
] as const

describe.each(COUNTS)('%i players', (seats, counts) => {
  test('are dealt the official roles, which everybody knows the number of', () => {
    for (const seed of SEEDS) {
      const { roles, roleCounts } = deal(seats, seed)
      expect(roleCounts).toEqual(counts)
      for (const role of ['sheriff', 'renegade', 'outlaw', 'deputy'] satisfies Role[])
        expect(roles.filter((other) => other === role)).toHaveLength(counts[role])
    }
  })

  test('have different characters, printed life, and two more for the Sheriff', () => {
    for (const seed of SEEDS) {
      const { characters, roles, life, maxLife } = deal(seats, seed)
      expect(new Set(characters).size).toBe(seats)
      const expected = characters.map(
        (id, seat) => (id ? PRINTED_LIFE[id] : 0) + (roles[seat] === 'sheriff' ? 2 : 0),
      )
      expect(life).toEqual(expected)
      expect(maxLife).toEqual(expected)
    }
  })

  test('start with nine arrows in the pile, nobody hurt, nothing rolled', () => {
    const state = deal(seats, 3)
    expect(state).toMatchObject({
      pile: 9,
      arrows: Array.from({ length: seats }, () => 0),
      alive: Array.from({ length: seats }, () => true),
      marks: Array.from({ length: seats }, () => 0),
      round: 1,
      dice: null,
      rolls: 0,
      spentBeer: null,
      used: [],
      lastManStanding: false,
      winner: null,
    })
  })

  test('the Sheriff, or of three the Deputy, takes the first turn', () => {
    for (const seed of SEEDS) {
      const { roles, turn, first, decision } = deal(seats, seed)
      expect(roles[turn]).toBe(seats === 3 ? 'deputy' : 'sheriff')
      expect(first).toBe(turn)
      expect(decision?.seat).toBe(turn)
    }
  })
})

test('the same seed deals the same table, another seed another', () => {
  expect(deal(5, 7)).toEqual(deal(5, 7))
  const tables = new Set(SEEDS.map((seed) => JSON.stringify(deal(5, seed))))
  expect(tables.size).toBe(SEEDS.length)
})

test('every seat can be dealt every role and, over many deals, every character comes up', () => {
  const seen = new Set<string>()
  for (const seed of Array.from({ length: 400 }, (_, n) => n)) {
    const { roles, characters } = deal(4, seed)
    roles.forEach((role, seat) => seen.add(`${seat} ${role}`))
    characters.forEach((id) => seen.add(`${id}`))
  }
  expect(seen.size).toBe(4 * 3 + 16)
})

test('roles and characters may be given, seats without an ability among them', () => {
  const table = aDeal({
    seats: 4,
    roles: rolesOf('OSRO'),
    characters: ['el-gringo', 'rose-doolan', null, 'vulture-sam'],
  })
  expect(table).toHaveLife([7, 11, 8, 9])
  expect(table.state.characters).toEqual(['el-gringo', 'rose-doolan', null, 'vulture-sam'])
  expect(table.state.roles).toEqual(['outlaw', 'sheriff', 'renegade', 'outlaw'])
  expect(table).toBeTurnOf(1, 1)
  expect(table).toBeAskedFor('roll', 1, { rollsLeft: 3, rerollable: [0, 1, 2, 3, 4] })
})

test('a Sheriff without an ability has 10, any other 8; of three nobody has more', () => {
  expect(
    aDeal({ seats: 4, roles: rolesOf('SORO'), characters: [null, null, null, null] }),
  ).toHaveLife([10, 8, 8, 8])
  expect(aDeal({ seats: 3, roles: rolesOf('ORD'), characters: [null, null, null] })).toHaveLife([
    8, 8, 8,
  ])
})

test('roles given and characters left to chance: characters still differ', () => {
  const { characters } = aDeal({ seats: 8, roles: rolesOf('SOOORRDD') }).state
  expect(new Set(characters).size).toBe(8)
})

test('a game for two or nine players is not dealt', () => {
  expect(() => aDeal({ seats: 2 })).toThrow('the game is for 3 to 8 players')
  expect(() => aDeal({ seats: 9 })).toThrow('the game is for 3 to 8 players')
})

test('the module says which game and which rules it is', () => {
  expect([dice.id, dice.rules]).toEqual(['dice', 1])
  const { state } = aDeal({ seats: 4 })
  expect(dice.decision(state)).toBe(state.decision)
})

test('a roll without faces is the generator’s: the same chance, the same faces', () => {
  const { state } = aDeal({
    seats: 4,
    roles: rolesOf('SORO'),
    characters: [null, null, null, null],
  })
  const roll = { type: 'roll', dice: [0, 1, 2, 3, 4] } as const
  const fallen = (seed: number) => dice.step(state, roll, rngFromSeed(seed)).events
  expect(fallen(5)).toEqual(fallen(5))
  const seen = new Set(SEEDS.map((seed) => JSON.stringify(fallen(seed))))
  expect(seen.size).toBeGreaterThan(50)
})
