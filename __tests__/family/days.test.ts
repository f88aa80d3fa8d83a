import fc from 'fast-check'
import { dayOf, daysLater, isDay, monthsLater, startOfDay, weeksOf } from '@/family/calendar'
import { countsFor, mergedDays, streakOf, type PlayedDay } from '@/family/played-days'

const RESULT = { won: true, turns: 20, life: 3, reading: null }

const on = (day: string, more: Partial<PlayedDay> = {}): PlayedDay => ({
  game: 'dice',
  day,
  rules: 1,
  bots: 1,
  match: `match of ${day}`,
  startedAt: startOfDay(day),
  result: RESULT,
  ...more,
})

it('a day is that of Greenwich, wherever one is', () => {
  expect(dayOf(Date.parse('2026-11-17T23:59:59+14:00'))).toBe('2026-11-17')
  expect(dayOf(Date.parse('2026-11-17T00:00:00+14:00'))).toBe('2026-11-16')
  expect(dayOf(Date.parse('2026-11-17T20:00:00-11:00'))).toBe('2026-11-18')
})

it('days and months go over the ends of years and Februaries', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2028-03-01', -1)).toBe('2028-02-29')
  expect(monthsLater('2026-12', 1)).toBe('2027-01')
  expect(monthsLater('2026-01', -1)).toBe('2025-12')
  expect(isDay('2026-02-30')).toBe(false)
  expect(isDay('2028-02-29')).toBe(true)
})

it('a month has each of its days once, under its day of the week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), (later) => {
      const month = monthsLater('1990-01', later)
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== null)
      expect(new Set(days).size).toBe(days.length)
      expect(days[0]).toBe(`${month}-01`)
      expect(daysLater(days.at(-1) ?? '', 1)).toBe(`${monthsLater(month, 1)}-01`)
      for (const week of weeks)
        week.forEach((day, i) => {
          if (day) expect(new Date(startOfDay(day)).getUTCDay()).toBe((i + 1) % 7)
        })
    }),
  )
})

it('a streak lasts until a day goes by without a deal played to its end', () => {
  const played = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-15', '2026-11-16'].map((day) =>
    on(day),
  )
  expect(streakOf(played, 'dice', '2026-11-16')).toEqual({ now: 2, best: 3 })
  expect(streakOf(played, 'dice', '2026-11-17')).toEqual({ now: 2, best: 3 })
  expect(streakOf(played, 'dice', '2026-11-18')).toEqual({ now: 0, best: 3 })
  expect(streakOf(played, 'cards', '2026-11-16')).toEqual({ now: 0, best: 0 })
  const left = [...played, on('2026-11-17', { result: null })]
  expect(streakOf(left, 'dice', '2026-11-17').now).toBe(2)
})

it('no day counts twice, and none before one that was played', () => {
  const played = [on('2026-11-16')]
  expect(countsFor(played, { game: 'dice', day: '2026-11-17' })).toBe(true)
  expect(countsFor(played, { game: 'dice', day: '2026-11-16' })).toBe(false)
  expect(countsFor(played, { game: 'dice', day: '2026-11-15' })).toBe(false)
  expect(countsFor(played, { game: 'cards', day: '2026-11-16' })).toBe(true)
})

it('of two tries at a day the earlier one counts, and a try keeps its result', () => {
  const first = on('2026-11-16', { match: 'first', startedAt: 1, result: null })
  const second = on('2026-11-16', { match: 'second', startedAt: 2 })
  const finished = { ...first, result: RESULT }
  expect(mergedDays([second], [first])).toEqual([first])
  expect(mergedDays([first], [second])).toEqual([first])
  expect(mergedDays([first], [finished])).toEqual([finished])
  expect(mergedDays([finished], [first])).toEqual([finished])
})

it('reckons days as every clock does', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2400-01-01'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10)
        expect(dayOf(date.getTime())).toBe(day)
        expect(startOfDay(day)).toBe(Date.parse(`${day}T00:00:00Z`))
      },
    ),
  )
})
