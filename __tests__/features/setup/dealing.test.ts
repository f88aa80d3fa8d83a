import { rngFromSeed } from '@/core/rng'
import { DEFAULT_OPTIONS } from '@/games/dice/rules/options'
import { officialRoleCounts } from '@/family/roles'
import { wrongSetup } from '@/games/dice/rules/setup'
import { dealOf, fillCharacters, rolesAt, rolesWithOwn } from '@/store/setup/deal'
import { wrongNames } from '@/store/setup/names'
import { defaultPlayers, fullTable, type Setup } from '@/store/setup/slice'
import '../../support/games-loaded'

const setup = (changes: Partial<Setup<'dice'>>): Setup<'dice'> => ({
  game: 'dice',
  mode: 'solo',
  players: defaultPlayers(5, 'You'),
  role: 'random',
  characters: 'random',
  chosen: [],
  options: DEFAULT_OPTIONS,
  ...changes,
})

describe('a chosen role', () => {
  const table = [3, 4, 5, 6, 7, 8].flatMap((seats) =>
    rolesAt(seats).map((role) => ({ seats, role })),
  )

  it.each(table)(
    '$role at $seats lands in your own seat and leaves the right cards to the others',
    (wanted) => {
      const { seats, role } = wanted
      const roles = rolesWithOwn(role, seats, rngFromSeed(7))
      expect(roles[0]).toBe(role)
      for (const [name, count] of Object.entries(officialRoleCounts(seats)))
        expect(roles.filter((other) => other === name)).toHaveLength(count)
    },
  )

  it('is dealt over all other seats', () => {
    const sheriffs = Array.from({ length: 200 }, (_, seed) =>
      rolesWithOwn('outlaw', 5, rngFromSeed(seed)).indexOf('sheriff'),
    )
    expect(new Set(sheriffs)).toEqual(new Set([1, 2, 3, 4]))
  })

  it('is left to chance where there is no such role', () => {
    const three = setup({ players: defaultPlayers(3, 'You'), role: 'sheriff' })
    expect(dealOf(three, rngFromSeed(1))).not.toHaveProperty('roles')
  })
})

describe('chosen characters', () => {
  it('sit where they were put, the others are drawn, nobody twice', () => {
    for (let seed = 0; seed < 50; seed++) {
      const dealt = fillCharacters([null, 'rose-doolan', null, 'paul-regret'], 8, rngFromSeed(seed))
      expect(dealt[1]).toBe('rose-doolan')
      expect(dealt[3]).toBe('paul-regret')
      expect(new Set(dealt).size).toBe(8)
    }
  })

  it('of seats that have left the table are free again', () => {
    const dealt = fillCharacters([null, null, null, null, 'rose-doolan'], 3, rngFromSeed(1))
    expect(dealt).toHaveLength(3)
  })
})

it('every set-up deals a table that can be played', () => {
  for (const seats of [3, 4, 5, 6, 7, 8])
    for (const role of ['random', ...rolesAt(seats)] as const)
      for (const characters of ['random', 'none', 'chosen'] as const) {
        const players = defaultPlayers(seats, 'You')
        const chosen = [null, 'sid-ketchum'] as const
        const dealt = dealOf(
          setup({ players, role, characters, chosen: [...chosen] }),
          rngFromSeed(seats),
        )
        expect(wrongSetup(dealt)).toBeNull()
      }
})

describe('names', () => {
  const named = (...names: string[]) => names.map((name) => ({ kind: 'human' as const, name }))

  it.each([
    [named('Ann', 'Bo', 'Cy'), [null, null, null]],
    [named('Ann', '  ', 'Cy'), [null, 'empty', null]],
    [named('Ann', ' ann ', 'Cy'), [null, 'same', null]],
    [named('Ann', 'B'.repeat(25), 'Cy'), [null, 'long', null]],
    [named('Ann', ` ${'B'.repeat(24)} `, 'Cy'), [null, null, null]],
  ])('of %j: %j', (players, wrong) => {
    expect(wrongNames(players)).toEqual(wrong)
  })

  it('of a full table are never twice, however the first ones are called', () => {
    const players = fullTable([...named('Dusty'), { kind: 'bot', name: 'Ash', level: 'easy' }], 8)
    expect(players).toHaveLength(8)
    expect(wrongNames(players)).toEqual(players.map(() => null))
  })
})
