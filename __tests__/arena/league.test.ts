import { ARENA_SIDES, playLeague, type LeagueSetup } from '../../lab/arena/league'
import { playGame } from '../../lab/arena/play'
import { diceArena } from '../../lab/arena/dice'
import { playerAt, type Sitter } from '../../lab/arena/sitters'
import { jsonReport, rateOf, textReport } from '../../lab/arena/report'
import { CHARACTER_IDS } from '@/family/characters'

const setUp = (change: Partial<LeagueSetup<Sitter>> = {}): LeagueSetup<Sitter> => ({
  game: diceArena,
  players: 5,
  games: 30,
  seed: 7,
  levels: { law: 'random', outlaws: 'random', renegade: 'random' },
  hasCharacters: true,
  ...change,
})

const play = (setup: LeagueSetup<Sitter>) => playLeague(setup, () => {})

test('the same seed plays the same league, another seed another', () => {
  expect(play(setUp())).toEqual(play(setUp()))
  expect(play(setUp({ seed: 8 }))).not.toEqual(play(setUp()))
})

test('a league is its games: two halves make a whole', () => {
  const whole = play(setUp({ games: 20 }))
  const first = play(setUp({ games: 8 }))
  const second = play(setUp({ games: 12, seed: 7 + 8 }))
  expect(whole.decisions).toBe(first.decisions + second.decisions)
  expect(whole.turns).toBe(first.turns + second.turns)
  for (const side of ARENA_SIDES)
    expect(whole.sides[side].wins).toBe(first.sides[side].wins + second.sides[side].wins)
})

test.each([4, 5, 6, 7, 8])('with %d players exactly one side wins each game', (players) => {
  const { sides } = play(setUp({ players, games: 25 }))
  expect(ARENA_SIDES.reduce((sum, side) => sum + sides[side].wins, 0)).toBe(25)
  for (const side of ARENA_SIDES) expect(sides[side].games).toBe(25)
})

test('with three players a game may be drawn', () => {
  const { sides } = play(setUp({ players: 3, games: 60 }))
  const wins = ARENA_SIDES.reduce((sum, side) => sum + sides[side].wins, 0)
  expect(wins).toBeGreaterThan(0)
  expect(wins).toBeLessThanOrEqual(60)
})

test('characters are counted whenever they are dealt, and not when they are not', () => {
  const { characters } = play(setUp({ players: 8, games: 40 }))
  expect([...characters.keys()].sort()).toEqual([...CHARACTER_IDS])
  const dealt = [...characters.values()].reduce((sum, { games }) => sum + games, 0)
  expect(dealt).toBe(8 * 40)
  expect(play(setUp({ hasCharacters: false })).characters.size).toBe(0)
})

test('it says how far it is after every game', () => {
  const seen: number[] = []
  playLeague(setUp({ games: 4 }), (played) => seen.push(played))
  expect(seen).toEqual([1, 2, 3, 4])
})

test('each side plays at its own level', () => {
  const random = play(setUp({ games: 120 }))
  const stronger = play(
    setUp({ games: 120, levels: { law: 'easy', outlaws: 'random', renegade: 'random' } }),
  )
  expect(stronger.sides.law.wins).toBeGreaterThan(random.sides.law.wins)
})

describe('the interval of a rate', () => {
  test.each([
    [{ wins: 50, games: 100 }, 0.5, 0.4038, 0.5962],
    [{ wins: 0, games: 10 }, 0, 0, 0.2775],
    [{ wins: 10, games: 10 }, 1, 0.7225, 1],
    [{ wins: 1, games: 1 }, 1, 0.2065, 1],
    [{ wins: 300, games: 1000 }, 0.3, 0.2724, 0.3291],
  ])('%j (Wilson)', (score, rate, low, high) => {
    const found = rateOf(score)
    expect(found).toMatchObject({ ...score, rate })
    expect(found.low).toBeCloseTo(low, 3)
    expect(found.high).toBeCloseTo(high, 3)
  })

  test('is everything where nothing was played', () => {
    expect(rateOf({ wins: 0, games: 0 })).toMatchObject({ rate: 0, low: 0, high: 1 })
  })
})

test('the JSON object has what the protocol promises', () => {
  const setup = setUp({ games: 10 })
  const report = jsonReport(setup, play(setup), 0.5)
  expect(report).toMatchObject({
    game: 'dice',
    games: 10,
    stopped: 0,
    seconds: 0.5,
    gamesPerSecond: 20,
  })
  expect(report.decisions).toBeGreaterThan(report.turns)
  expect(Object.keys(report.sides)).toEqual(['law', 'outlaws', 'renegade'])
  const rates = [...Object.values(report.sides), ...Object.values(report.characters)]
  for (const { wins, rate, low, high, games } of rates) {
    expect(rate).toBe(wins / games)
    expect(low).toBeLessThanOrEqual(rate)
    expect(high).toBeGreaterThanOrEqual(rate)
    expect(low >= 0 && high <= 1).toBe(true)
  }
})

test('the table for people names every side and character that played', () => {
  const setup = setUp({ players: 8, games: 40 })
  const text = textReport(setup, play(setup), 2)
  expect(text).toMatch(/^40 games of dice for 8 players, seed 7: law random, outlaws random, /)
  expect(text).toContain('20 games a second')
  for (const name of ['law', 'outlaws', 'renegade', ...CHARACTER_IDS])
    expect(text).toMatch(new RegExp(`^${name} +\\d+ +[\\d.]+ % +[\\d.]+ % – [\\d.]+ %$`, 'm'))
})

test('hindsight is shown the cards once the first round is over, the oracle at once, others never', () => {
  const shownIn = (sitter: 'hard' | 'hindsight' | 'oracle'): boolean[] => {
    const shown: boolean[] = []
    const { bot, ...player } = playerAt(sitter)
    playGame({
      config: { kind: 'deal', seats: 5 },
      seed: 3,
      playerOf: () => ({
        ...player,
        bot(sight, rng) {
          shown[sight.view.round] = !sight.view.roles.includes('hidden')
          return bot(sight, rng)
        },
      }),
    })
    return shown.slice(1, 4)
  }
  expect(shownIn('hard')).toEqual([false, false, false])
  expect(shownIn('hindsight')).toEqual([false, true, true])
  expect(shownIn('oracle')).toEqual([true, true, true])
})
