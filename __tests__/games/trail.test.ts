import { starsOf } from '@/family/goals'
import { ROLES, officialRoleCounts } from '@/family/roles'
import { GAME_IDS } from '@/games'
import { MOST_STARS, TABLE_IDS, TRAIL, dealAt, type TrailTable } from '@/games/trail'
import { cardsTrail, diceTrail } from '../../lab/trail/games'
import { ride } from '../../lab/trail/ride'

it('has 24 tables, twelve of each game, from three seats to eight', () => {
  expect(TRAIL.map(({ id }) => id)).toEqual(TABLE_IDS)
  expect(TRAIL).toHaveLength(24)
  expect(MOST_STARS).toBe(72)
  for (const game of GAME_IDS) expect(TRAIL.filter((one) => one.game === game)).toHaveLength(12)
  const seats = new Set(TRAIL.map(({ others }) => others.length + 1))
  expect([...seats].sort()).toEqual([3, 4, 5, 6, 7, 8])
})

test.each(TRAIL.map((table): [string, TrailTable] => [table.id, table]))(
  '%s is dealt by the book: roles as many as there should be, nobody twice',
  (_, table) => {
    const { seats, roles, characters } = dealAt(table)
    for (const role of ROLES)
      expect(roles.filter((one) => one === role)).toHaveLength(officialRoleCounts(seats)[role])
    const dealt = characters.filter((id) => id !== null)
    expect(new Set(dealt).size).toBe(dealt.length)
    const names = table.others.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(table.goals[0]).toEqual({ kind: 'win' })
  },
)

/** The whole is measured by `npm run measure:trail`; here are the quickest tables of it. */
test.each(['dry-creek', 'three-crosses'])(
  '%s: `hard` wins three stars, `random` does not',
  (id) => {
    const table = TRAIL.find((one) => one.id === id)
    if (!table) throw new Error('no such table')
    const stars = (guest: 'hard' | 'random', ownSeed: number) => {
      const ridden = ride({ game: diceTrail, table, guest, ownSeed, reads: false })
      return ridden ? starsOf(table.goals, ridden) : 0
    }
    expect(stars('hard', 1)).toBe(3)
    for (let i = 1; i <= 20; i++) expect(stars('random', i)).toBeLessThan(3)
  },
)

it('a ride of cards comes to its end', () => {
  const table = TRAIL.find((one) => one.id === 'card-cabin')
  if (!table) throw new Error('no such table')
  const ridden = ride({ game: cardsTrail, table, guest: 'random', ownSeed: 1, reads: true })
  expect(ridden?.recap.ending).not.toBeNull()
})
