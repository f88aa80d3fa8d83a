import fc from 'fast-check'
import { GAME_IDS } from '@/games'
import { CHARACTER_IDS } from '@/family/characters'
import { ROLES } from '@/family/roles'
import { HISTORY_MODES, type FinishedSeat } from '@/persistence/history/match'
import { playsOf, readPlays, writePlay, type Play } from '@/persistence/history/play'
import { formOf, recentOf } from '@/store/history/form'
import { luckOf } from '@/boards/dice/ledger/luck'
import {
  CHECKS,
  COUNTED,
  EVERYTHING,
  filtered,
  rateOf,
  scoreOf,
  statisticsOf,
} from '@/store/history/statistics'
import { matchOf, playedOut } from './matches'

const yours = (...matches: Parameters<typeof matchOf>[0][]): Play[] =>
  matches.flatMap((told) => playsOf(matchOf(told)).filter(({ person }) => person === 'you'))

/** Three evenings, counted by hand. */
const evenings = yours(
  {
    id: 'first',
    finishedAt: 100,
    seats: [
      {
        person: 'you',
        bot: null,
        role: 'sheriff',
        won: true,
        character: 'lucky-duke',
        seconds: 90,
        dealt: 7,
        kills: 2,
        drunk: 1,
        arrows: 4,
        faces: [4, 2, 6, 6, 3, 3],
      },
      { bot: 'easy', seconds: 10 },
      { bot: 'hard', seconds: 20 },
      { bot: 'hard', seconds: 30 },
    ],
  },
  {
    id: 'second',
    finishedAt: 200,
    mode: 'pass',
    seats: [
      {
        person: 'you',
        bot: null,
        role: 'outlaw',
        won: false,
        character: 'lucky-duke',
        seconds: 60,
        dealt: 3,
        treated: 2,
        attacks: 1,
        faces: [1, 0, 0, 0, 0, 0],
      },
      { person: 'mia', bot: null, seconds: 60 },
      { bot: 'easy', seconds: 60 },
    ],
  },
  {
    id: 'third',
    finishedAt: 300,
    mode: 'companion',
    seats: [
      { person: 'mia', bot: null, role: 'sheriff', won: true, seconds: null },
      { person: 'you', bot: null, role: 'outlaw', won: false, seconds: null },
      { bot: null, role: 'hidden', seconds: 40 },
    ],
  },
)

describe('three evenings', () => {
  const told = statisticsOf(evenings)

  it('are scored by role, character, mode, company and number of players', () => {
    expect(told.total).toEqual({ played: 3, won: 1 })
    expect(Object.fromEntries(told.byRole)).toEqual({
      sheriff: { played: 1, won: 1 },
      outlaw: { played: 2, won: 0 },
    })
    expect(Object.fromEntries(told.byCharacter)).toEqual({ 'lucky-duke': { played: 2, won: 1 } })
    expect(Object.fromEntries(told.byMode)).toEqual({
      solo: { played: 1, won: 1 },
      pass: { played: 1, won: 0 },
      companion: { played: 1, won: 0 },
    })
    expect([...told.byPlayers]).toEqual([
      [4, { played: 1, won: 1 }],
      [3, { played: 2, won: 0 }],
    ])
    expect(Object.fromEntries(told.byBots)).toEqual({
      easy: { played: 2, won: 1 },
      hard: { played: 1, won: 1 },
    })
    expect(Object.fromEntries(told.byPeople)).toEqual({ mia: { played: 2, won: 0 } })
  })

  it('add up damage and drinks, and remember the most of one match', () => {
    expect(told.sums).toMatchObject({ dealt: 10, kills: 2, drunk: 1, treated: 2, attacks: 1 })
    expect(told.most).toMatchObject({ dealt: 7, treated: 2, arrows: 4 })
  })

  it('have streaks: one won, then two lost', () => {
    expect(told.streaks).toEqual({ isWinning: false, now: 2, longestWon: 1, longestLost: 2 })
  })

  it('took the time that clocks have seen', () => {
    expect(told.time).toEqual({ played: 330, atTurn: 150, matches: 2, shortest: 150, longest: 180 })
  })

  it('had 25 dice, of which 5 showed an arrow', () => {
    const luck = luckOf(told.faces)
    expect(luck.rolled).toBe(25)
    expect(luck.faces[0]).toEqual({ face: 'arrow', count: 5, share: 0.2 })
  })

  it('were spared where 14 arrows and sticks of dynamite fell of 16⅔ that were due', () => {
    expect(luckOf(told.faces.map((count) => count * 2)).spared).toBeCloseTo(0.16)
  })

  it('luck needs a minimum of dice: eight of them say nothing', () => {
    expect(luckOf([4, 0, 1, 1, 1, 1]).spared).toBeNull()
  })

  it('are filtered by mode and number of players', () => {
    const ids = (...filter: Parameters<typeof filtered>) =>
      filtered(...filter).map(({ match }) => match)
    expect(ids(evenings, EVERYTHING)).toHaveLength(3)
    expect(ids(evenings, { ...EVERYTHING, mode: 'pass' })).toEqual(['second'])
    expect(ids(evenings, { ...EVERYTHING, players: 3 })).toEqual(['second', 'third'])
    expect(ids(evenings, { ...EVERYTHING, mode: 'solo', players: 3 })).toEqual([])
  })

  it('say who else was there, and nothing of a seat without a name', () => {
    expect(evenings[1]).toMatchObject({ people: ['mia'], bots: ['easy'], players: 3 })
    expect(evenings[2]).toMatchObject({ length: null, seconds: null })
  })
})

it('somebody without a match has nothing to divide by', () => {
  const none = statisticsOf([])
  expect(rateOf(none.total)).toBeNull()
  expect(rateOf(scoreOf(none.byRole, 'sheriff'))).toBeNull()
  expect(luckOf(none.faces).spared).toBeNull()
  expect(none.time.shortest).toBeNull()
  expect(none.streaks.isWinning).toBeNull()
})

describe.each(GAME_IDS)('at a real table of %s', (game) => {
  const table = (told: Partial<FinishedSeat>, finishedAt: number) => ({
    ...({ game, mode: 'companion', side: 'outlaws', id: `${finishedAt}`, finishedAt } as const),
    seats: [{ person: 'you', bot: null, ...told }, { person: 'mia', bot: null }, {}],
  })
  const plays = yours(
    table({ role: 'outlaw', won: true }, 1),
    table({ role: 'hidden', character: 'lucky-duke', dealt: 4, seconds: 30 }, 2),
    table({ role: 'outlaw', won: true }, 3),
    table({ role: 'hidden' }, 4),
  )
  // As the database gives them back, old rows included: nothing but role and outcome tells.
  const told = statisticsOf(readPlays(plays.map(writePlay)))

  it('a card that stayed face down is neither won nor lost', () => {
    const both = { played: 2, won: 2 }
    expect(told.total).toEqual(both)
    expect(told.undecided).toBe(2)
    expect(rateOf(told.total)).toBe(1)
    expect(Object.fromEntries(told.byGame)).toEqual({ [game]: both })
    expect(Object.fromEntries(told.byMode)).toEqual({ companion: both })
    expect([...told.byPlayers]).toEqual([[3, both]])
    expect(Object.fromEntries(told.byPeople)).toEqual({ mia: both })
    expect(told.byCharacter.size).toBe(0)
  })

  it('nor does it break a streak, or bend the form', () => {
    expect(told.streaks).toEqual({ isWinning: true, now: 2, longestWon: 2, longestLost: 0 })
    expect(recentOf(plays, 3)).toEqual([true, true])
    expect(formOf(plays)).toEqual([
      { at: 1, rate: 1 },
      { at: 3, rate: 1 },
    ])
  })

  it('what was done there counts all the same', () => {
    expect(told.sums.dealt).toBe(4)
    expect(told.time.matches).toBe(4)
  })

  it('whoever has won is known, whatever the card', () => {
    expect(statisticsOf(yours(table({ role: 'hidden', won: true }, 5)))).toMatchObject({
      total: { played: 1, won: 1 },
      undecided: 0,
    })
  })
})

it('the form looks back on twenty matches', () => {
  const plays = yours(
    ...Array.from({ length: 30 }, (_, i) => ({
      id: `${i}`,
      finishedAt: i,
      seats: [{ person: 'you', bot: null, won: i >= 20 }, {}, {}],
    })),
  )
  const form = formOf(plays)
  expect(form[0]).toEqual({ at: 4, rate: 0 })
  expect(form.at(-1)).toEqual({ at: 29, rate: 0.5 })
  expect(form).toHaveLength(26)
  expect(recentOf(plays, 3)).toEqual([true, true, true])
  expect(recentOf(plays.slice(0, 2), 3)).toEqual([false, false])
})

it('a long form keeps its ends', () => {
  const long = Array.from({ length: 3000 }, (_, i) => ({ id: `${i}`, finishedAt: i }))
  const form = formOf(yours(...long))
  expect(form).toHaveLength(60)
  expect([form[0]?.at, form.at(-1)?.at]).toEqual([4, 2999])
})

const anyPlay: fc.Arbitrary<Play> = fc.record({
  game: fc.constantFrom(...GAME_IDS),
  match: fc.uuid(),
  person: fc.constant('you'),
  at: fc.nat(),
  mode: fc.constantFrom(...HISTORY_MODES),
  players: fc.integer({ min: 3, max: 8 }),
  turns: fc.nat(90),
  role: fc.constantFrom(...ROLES, 'hidden'),
  character: fc.option(fc.constantFrom(...CHARACTER_IDS)),
  won: fc.boolean(),
  seconds: fc.option(fc.nat(999)),
  length: fc.option(fc.nat(9999)),
  bots: fc.uniqueArray(fc.constantFrom('random', 'easy', 'normal', 'hard')),
  people: fc.uniqueArray(fc.constantFrom('mia', 'tom')),
  dealt: fc.nat(30),
  kills: fc.nat(7),
  lost: fc.nat(30),
  gained: fc.nat(30),
  drunk: fc.nat(9),
  treated: fc.nat(9),
  arrows: fc.nat(30),
  attacks: fc.nat(5),
  dynamites: fc.nat(5),
  gatlings: fc.nat(5),
  played: fc.nat(60),
  shots: fc.nat(30),
  hits: fc.nat(30),
  aimed: fc.nat(30),
  dodged: fc.nat(30),
  saved: fc.nat(5),
  duels: fc.nat(5),
  stolen: fc.nat(9),
  draws: fc.array(fc.nat(20), { minLength: 9, maxLength: 9 }),
  reading: fc.option(fc.record({ points: fc.nat(100), counting: fc.nat(100) }), {
    nil: undefined,
  }),
  faces: fc.array(fc.nat(50), { minLength: 6, maxLength: 6 }),
})

const played = (scores: ReadonlyMap<unknown, { readonly played: number; readonly won: number }>) =>
  [...scores.values()].reduce(
    (sum, score) => ({ played: sum.played + score.played, won: sum.won + score.won }),
    { played: 0, won: 0 },
  )

it('whatever was played: the whole is the sum of its matches', () => {
  fc.assert(
    fc.property(fc.array(anyPlay, { maxLength: 40 }), (plays) => {
      const all = statisticsOf(plays)
      const each = plays.map((play) => statisticsOf([play]))
      for (const what of COUNTED) {
        expect(all.sums[what]).toBe(each.reduce((sum, one) => sum + one.sums[what], 0))
        expect(all.most[what]).toBe(Math.max(0, ...each.map((one) => one.most[what])))
      }
      expect(all.faces).toEqual(
        all.faces.map((_, i) => each.reduce((sum, one) => sum + (one.faces[i] ?? 0), 0)),
      )
      for (const check of CHECKS)
        for (const what of ['drawn', 'came', 'expected'] as const)
          expect(all.draws[check][what]).toBe(
            each.reduce((sum, one) => sum + one.draws[check][what], 0),
          )
      expect(all.time.played).toBe(each.reduce((sum, one) => sum + one.time.played, 0))
      expect(all.total.played + all.undecided).toBe(plays.length)
      for (const scores of [all.byPlayers, all.byMode, all.byGame])
        expect(played(scores)).toEqual(all.total)
      const known = statisticsOf(plays.filter(({ role }) => role !== 'hidden'))
      expect(played(all.byRole)).toEqual(known.total)
      expect(all.streaks.longestWon).toBeLessThanOrEqual(all.total.won)
      const parts = HISTORY_MODES.map((mode) => filtered(plays, { ...EVERYTHING, mode }))
      expect(parts.reduce((sum, part) => sum + part.length, 0)).toBe(plays.length)
      const games = GAME_IDS.map((game) => filtered(plays, { ...EVERYTHING, game }))
      expect(games.reduce((sum, part) => sum + part.length, 0)).toBe(plays.length)
      expect(formOf(plays).every(({ rate }) => rate >= 0 && rate <= 1)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

it('in a real match the people of the table win what its side won, and every die is counted', () => {
  for (const seed of [1, 2, 3]) {
    const match = playedOut(6, seed)
    const plays = playsOf(match)
    expect(plays.filter(({ won }) => won).map(({ person }) => person)).toEqual(
      match.seats.filter(({ won }) => won).map(({ person }) => person),
    )
    const rolls = match.record.actions.filter(({ type }) => type === 'roll').length
    const rolled = plays.reduce((sum, { faces }) => sum + luckOf(faces).rolled, 0)
    expect(rolled).toBeGreaterThanOrEqual(rolls)
    expect(rolled).toBeLessThanOrEqual(rolls * 5)
  }
})
