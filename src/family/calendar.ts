/** A day by the clock of Greenwich, as `2026-11-17`: the same for everybody everywhere. As texts they sort by time. */
export type Day = string

const MS = 24 * 60 * 60 * 1000

/** The day that a moment lies in. */
export const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The first moment of a day. */
export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(startOfDay(text)) &&
  dayOf(startOfDay(text)) === text

/** So many days later, or earlier. */
export const daysLater = (day: Day, days: number): Day => dayOf(startOfDay(day) + days * MS)

/** A month as `2026-11`. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The first day of a month that lies so many later, or earlier. */
export function monthsLater(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(dayOf(Date.UTC(year, number - 1 + months, 1)))
}

/** The days of a month, in weeks from Monday to Sunday; null where a week reaches into another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`
  const weekday = (new Date(startOfDay(first)).getUTCDay() + 6) % 7
  const weeks: (Day | null)[][] = []
  for (let at = -weekday; ; at += 7) {
    const week = Array.from({ length: 7 }, (_, i) => daysLater(first, at + i))
    const own = week.map((day) => (monthOf(day) === month ? day : null))
    if (own.every((day) => day === null)) return weeks
    weeks.push(own)
  }
}
