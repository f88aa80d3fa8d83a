import { rngFromSeed } from '@/core/rng'
import { CHARACTER_IDS } from '@/family/characters'
import { cards } from '@/games/cards'
import { BOTS, INTERJECTORS, type Sight } from '@/games/cards/bots'
import { cardsArena } from '../../lab/arena/cards'
import type { CardsSitter } from '../../lab/arena/cards-sitters'
import { MOST_TURNS } from '../../lab/arena/game'
import { ARENA_SIDES, playLeague, type LeagueSetup } from '../../lab/arena/league'
import { jsonReport, textReport } from '../../lab/arena/report'

const setUp = (change: Partial<LeagueSetup<CardsSitter>> = {}): LeagueSetup<CardsSitter> => ({
  game: cardsArena,
  players: 5,
  games: 20,
  seed: 7,
  levels: { law: 'random', outlaws: 'random', renegade: 'random' },
  hasCharacters: true,
  ...change,
})

const play = (setup: LeagueSetup<CardsSitter>) => playLeague(setup, () => {})

test('the same seed plays the same league, another seed another', () => {
  expect(play(setUp())).toEqual(play(setUp()))
  expect(play(setUp({ seed: 8 }))).not.toEqual(play(setUp()))
})

test('a league is its games: two halves make a whole', () => {
  const whole = play(setUp({ games: 10 }))
  const halves = [play(setUp({ games: 4 })), play(setUp({ games: 6, seed: 7 + 4 }))]
  const sum = (read: (result: typeof whole) => number) => halves.map(read).reduce((a, b) => a + b)
  expect(whole.decisions).toBe(sum(({ decisions }) => decisions))
  expect(whole.turns).toBe(sum(({ turns }) => turns))
  for (const side of ARENA_SIDES)
    expect(whole.sides[side].wins).toBe(sum(({ sides }) => sides[side].wins))
})

test.each([4, 5, 6, 7])(
  'with %d players one side wins each game that is not stopped',
  (players) => {
    const { sides, stopped } = play(setUp({ players }))
    const wins = ARENA_SIDES.reduce((sum, side) => sum + sides[side].wins, 0)
    expect(wins + stopped).toBe(20)
  },
)

test('characters are counted whenever they are dealt, and not when they are not', () => {
  const { characters } = play(setUp({ players: 7 }))
  expect([...characters.keys()].sort()).toEqual([...CHARACTER_IDS])
  const dealt = [...characters.values()].reduce((sum, { games }) => sum + games, 0)
  expect(dealt).toBe(7 * 20)
  expect(play(setUp({ hasCharacters: false })).characters.size).toBe(0)
})

test('each side plays at its own level', () => {
  const levels = { law: 'easy', outlaws: 'random', renegade: 'random' } as const
  const random = play(setUp({ games: 60 }))
  const stronger = play(setUp({ games: 60, levels }))
  expect(stronger.sides.law.wins).toBeGreaterThan(random.sides.law.wins)
})

/** The first game with a character in it. */
function seedWith(character: (typeof CHARACTER_IDS)[number]): number {
  for (let seed = 1; ; seed++)
    if (cards.setup({ kind: 'deal', seats: 5 }, rngFromSeed(seed)).characters.includes(character))
      return seed
}

describe('somebody who may interject', () => {
  afterEach(() => jest.restoreAllMocks())

  test('is asked at decisions of somebody else, and sees what their seat sees', () => {
    const asked = jest.spyOn(INTERJECTORS, 'easy')
    const levels = { law: 'easy', outlaws: 'easy', renegade: 'easy' } as const
    play(setUp({ games: 1, seed: seedWith('sid-ketchum'), levels }))
    const sights: Sight[] = asked.mock.calls.map(([sight]) => sight)
    expect(sights.length).toBeGreaterThan(0)
    for (const { view, legal } of sights) {
      expect(view.characters[view.viewer ?? -1]).toBe('sid-ketchum')
      expect(view.decision?.seat).not.toBe(view.viewer)
      for (const action of legal) expect(action).toMatchObject({ type: 'heal', seat: view.viewer })
    }
  })
})

describe('a table where nobody ever attacks', () => {
  afterEach(() => jest.restoreAllMocks())

  test('is stopped after 400 turns and is nobody’s win', () => {
    jest.spyOn(BOTS, 'random').mockImplementation(({ legal }) => {
      const peaceful = legal.find(({ type }) => type === 'end' || type === 'pass')
      const action = peaceful ?? legal[0]
      if (!action) throw new Error('nothing is legal')
      return { action, why: [] }
    })
    const setup = setUp({ games: 2 })
    const result = play(setup)
    expect(result).toMatchObject({ stopped: 2, turns: 2 * MOST_TURNS })
    for (const side of ARENA_SIDES) expect(result.sides[side]).toEqual({ wins: 0, games: 2 })
    expect(jsonReport(setup, result, 1)).toMatchObject({ game: 'cards', games: 2, stopped: 2 })
    expect(textReport(setup, result, 1)).toContain('2 stopped after 400 turns')
  })
})
