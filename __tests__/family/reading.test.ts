import {
  chipFor,
  countedChances,
  forecastOf,
  hadReadAll,
  knownBy,
  marked,
  missOf,
  pointsOf,
  readingOf,
  readingScore,
  sealedCounts,
  suspicionOf,
  suspicionsBy,
  truthOf,
  type Mark,
  type Suspicion,
} from '@/family/reading'
import type { Role } from '@/family/roles'

const ROLES: readonly Role[] = ['sheriff', 'outlaw', 'deputy', 'outlaw', 'renegade']
const [ME, LEFT, DEPUTY, RIGHT, LONER] = [0, 1, 2, 3, 4]

/** Seat 1 falls in turn 4, seat 3 in turn 6, the match ends with turn 8. */
const truth = truthOf({
  roles: ROLES,
  turns: 8,
  falls: [
    { seat: LEFT, role: 'outlaw', turn: 4, by: ME },
    { seat: RIGHT, role: 'outlaw', turn: 6, by: ME },
  ],
})
if (!truth) throw new Error('all roles are known')

const say = (
  about: number,
  role: Suspicion['role'],
  turn: number,
  more: Partial<Mark> = {},
): Mark => ({
  by: ME,
  about,
  says: { role, sureness: 'likely' },
  turn,
  at: turn * 10,
  ...more,
})

describe('chips on the table', () => {
  it('lie where they were last put', () => {
    const marks = [say(LEFT, 'deputy', 1), say(LEFT, 'outlaw', 2), say(RIGHT, 'renegade', 2)]
    expect(suspicionOf(marks, { by: ME, about: LEFT })?.role).toBe('outlaw')
    expect([...suspicionsBy(marks, ME).keys()]).toEqual([LEFT, RIGHT])
  })

  it('are gone once they are taken off', () => {
    const marks = [say(LEFT, 'deputy', 1), say(LEFT, 'deputy', 2, { says: null })]
    expect(suspicionsBy(marks, ME).size).toBe(0)
  })

  it('belong to whoever put them there', () => {
    const marks = [say(LEFT, 'deputy', 1), say(LEFT, 'outlaw', 2, { by: DEPUTY })]
    expect(suspicionOf(marks, { by: ME, about: LEFT })?.role).toBe('deputy')
    expect(suspicionOf(marks, { by: DEPUTY, about: LEFT })?.role).toBe('outlaw')
    expect(suspicionOf(marks, { by: RIGHT, about: LEFT })).toBeNull()
  })

  it('take the last word of one moment, and forget one that says nothing new', () => {
    const first = marked([], say(LEFT, 'deputy', 1))
    expect(marked(first, say(LEFT, 'outlaw', 1))).toEqual([say(LEFT, 'outlaw', 1)])
    expect(marked(first, say(LEFT, 'deputy', 3))).toEqual(first)
    expect(marked(first, say(LEFT, 'deputy', 1, { says: null }))).toEqual([])
  })
})

describe('what a chip says', () => {
  const counted = countedChances(sealedCounts(truth, ME, 1))

  it('begins with counting the cards', () => {
    expect(counted).toEqual([0, 0.25, 0.5, 0.25])
    expect(countedChances(sealedCounts(truth, ME, 5))).toEqual([0, 1 / 3, 1 / 3, 1 / 3])
    expect(countedChances(sealedCounts(truth, LEFT, 1))).toEqual([0, 1 / 3, 1 / 3, 1 / 3])
  })

  it.each([
    ['hunch', 0.5],
    ['likely', 0.75],
    ['certain', 0.9625],
  ] as const)('goes from there as far as one is sure: %s', (sureness, chance) => {
    const forecast = forecastOf({ role: 'renegade', sureness }, counted)
    expect(forecast[3]).toBeCloseTo(chance)
    expect(forecast.reduce((sum, each) => sum + each)).toBeCloseTo(1)
  })

  it('says nothing about a card that is known to be gone', () => {
    const noDeputy = [0, 0, 0.5, 0.5] as const
    expect(forecastOf({ role: 'deputy', sureness: 'certain' }, noDeputy)).toEqual(noDeputy)
  })

  it.each(['deputy', 'outlaw', 'renegade'] as const)('is chosen for a belief: %s', (role) => {
    for (const sureness of ['hunch', 'likely', 'certain'] as const)
      expect(chipFor(forecastOf({ role, sureness }, counted), counted)).toEqual({ role, sureness })
    expect(chipFor(counted, counted)).toBeNull()
  })
})

describe("Brier's score", () => {
  it('is nothing for certain and right, one for certain and wrong', () => {
    expect(missOf([0, 0, 1, 0], 'outlaw')).toBe(0)
    expect(missOf([0, 1, 0, 0], 'outlaw')).toBe(1)
    expect(missOf([0, 0.25, 0.5, 0.25], 'outlaw')).toBeCloseTo(0.1875)
  })

  it('is best, on average, for whoever says what they believe', () => {
    const believed = [0, 0.2, 0.7, 0.1] as const
    const expected = (said: readonly [number, number, number, number]): number =>
      0.2 * missOf(said, 'deputy') + 0.7 * missOf(said, 'outlaw') + 0.1 * missOf(said, 'renegade')
    for (const other of [
      [0, 0.1, 0.9, 0],
      [0, 0.3, 0.5, 0.2],
      [0, 0, 1, 0],
    ] as const)
      expect(expected(believed)).toBeLessThan(expected(other))
  })
})

describe('a reading of a match', () => {
  it('has a place for every turn that began with sealed cards, and for those cards only', () => {
    const reading = readingOf([], ME, truth)
    expect(reading.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(reading.map(({ chances }) => chances.filter((of) => of !== null).length)).toEqual([
      4, 4, 4, 4, 3, 3, 2, 2,
    ])
    expect(reading[0]?.chances[ME]).toBeNull()
  })

  it('takes a chip into account from the next turn on', () => {
    const reading = readingOf([say(LEFT, 'outlaw', 2)], ME, truth)
    expect(reading[1]?.chances[LEFT]?.[2]).toBe(0.5)
    expect(reading[2]?.chances[LEFT]?.[2]).toBeCloseTo(5 / 6)
  })

  it('is worth more the earlier and the surer it is right, and less where it is wrong', () => {
    const points = (marks: readonly Mark[]): number =>
      pointsOf(readingOf(marks, ME, truth), truth) ?? 0
    const nothing = points([])
    const late = points([say(LONER, 'renegade', 6)])
    const early = points([say(LONER, 'renegade', 1)])
    const surer = points([
      say(LONER, 'renegade', 1, { says: { role: 'renegade', sureness: 'certain' } }),
    ])
    expect(points([say(LONER, 'outlaw', 1)])).toBeLessThan(nothing)
    expect([nothing, late, early, surer]).toEqual(
      [...[nothing, late, early, surer]].sort((a, b) => a - b),
    )
    expect(new Set([nothing, late, early, surer]).size).toBe(4)
  })

  it('is set beside that of somebody who only counts', () => {
    const all = [LEFT, DEPUTY, RIGHT, LONER].map((seat) => {
      const role = ROLES[seat]
      if (role === undefined || role === 'sheriff') throw new Error('sealed')
      return say(seat, role, 0, { says: { role, sureness: 'certain' } })
    })
    const score = readingScore(all, ME, truth)
    expect(score?.points).toBeGreaterThanOrEqual(99)
    expect(score?.counting).toBe(pointsOf(readingOf([], ME, truth), truth))
    expect(readingScore([], ME, truth)).toBeNull()
    expect(readingScore([say(LEFT, 'outlaw', 1, { by: RIGHT })], ME, truth)).toBeNull()
  })

  it('has nothing to tell where all cards lie open', () => {
    const hunt = truthOf({ roles: ['deputy', 'outlaw', 'renegade'], turns: 9, falls: [] })
    expect(hunt && readingOf([], 0, hunt)).toEqual([])
    expect(hunt && readingScore([say(1, 'outlaw', 1)], 0, hunt)).toBeNull()
    expect(truthOf({ roles: ['sheriff', 'hidden'], turns: 2, falls: [] })).toBeNull()
  })
})

describe('how early one knew', () => {
  const fall = { seat: LEFT, role: 'outlaw', turn: 4 } as const

  it('counts the turns since the chip was right and stayed', () => {
    expect(knownBy([say(LEFT, 'outlaw', 1)], ME, fall)).toEqual({
      kind: 'knew',
      since: 1,
      turns: 3,
      sureness: 'likely',
    })
    const wavered = [say(LEFT, 'outlaw', 1), say(LEFT, 'deputy', 2), say(LEFT, 'outlaw', 3)]
    expect(knownBy(wavered, ME, fall)).toMatchObject({ kind: 'knew', since: 3, turns: 1 })
  })

  it('stays as early when one only becomes surer', () => {
    const surer = say(LEFT, 'outlaw', 3, { says: { role: 'outlaw', sureness: 'certain' } })
    expect(knownBy([say(LEFT, 'outlaw', 1), surer], ME, fall)).toMatchObject({
      since: 1,
      sureness: 'certain',
    })
  })

  it('does not count what was said once the card lay open', () => {
    expect(knownBy([say(LEFT, 'outlaw', 5)], ME, fall)).toEqual({ kind: 'unsaid' })
  })

  it('owns up to a mistake, also to one that replaced the truth', () => {
    expect(knownBy([say(LEFT, 'renegade', 2)], ME, fall)).toEqual({
      kind: 'wrong',
      said: 'renegade',
      hadIt: false,
    })
    expect(knownBy([say(LEFT, 'outlaw', 1), say(LEFT, 'deputy', 2)], ME, fall)).toMatchObject({
      kind: 'wrong',
      hadIt: true,
    })
  })
})

describe('everybody read by a turn', () => {
  const all = [
    say(LEFT, 'outlaw', 1),
    say(DEPUTY, 'deputy', 2),
    say(RIGHT, 'outlaw', 2),
    say(LONER, 'renegade', 2),
  ]

  it('takes a right chip on every card that was sealed then', () => {
    expect(hadReadAll(all, ME, { truth, turn: 3 })).toBe(true)
    expect(hadReadAll(all, ME, { truth, turn: 2 })).toBe(false)
    expect(hadReadAll(all.slice(1), ME, { truth, turn: 3 })).toBe(false)
  })

  it('asks for no chip on cards that lie open', () => {
    expect(hadReadAll(all.slice(1), ME, { truth, turn: 5 })).toBe(true)
  })
})
