/** A day by the clock of Greenwich, as `2026-11-17`: the same for everybody everywhere. As texts they sort by time. */
export type Day = string

const MS = 24 * 60 * 60 * 1000

// Reckoned with whole numbers, in years that begin in March: the leap day is then the last of its year (Howard Hinnant's
// `days_from_civil`). There is no clock in here.
const ERA_DAYS = 146_097
const EPOCH = 719_468

function fromCount(count: number): Day {
  const z = count + EPOCH
  const era = Math.floor(z / ERA_DAYS)
  const ofEra = z - era * ERA_DAYS
  const leaps =
    Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / (ERA_DAYS - 1))
  const yearOfEra = Math.floor((ofEra - leaps) / 365)
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const sinceMarch = Math.floor((5 * ofYear + 2) / 153)
  const day = ofYear - Math.floor((153 * sinceMarch + 2) / 5) + 1
  const month = sinceMarch < 10 ? sinceMarch + 3 : sinceMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return [padded(year, 4), padded(month, 2), padded(day, 2)].join('-')
}

function toCount(text: Day): number {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number)
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const sinceMarch = month > 2 ? month - 3 : month + 9
  const ofYear = Math.floor((153 * sinceMarch + 2) / 5) + day - 1
  const ofEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear
  return era * ERA_DAYS + ofEra - EPOCH
}

const padded = (n: number, width: number): string => String(n).padStart(width, '0')

/** The day that a moment lies in. */
export const dayOf = (ms: number): Day => fromCount(Math.floor(ms / MS))

/** The first moment of a day. */
export const startOfDay = (day: Day): number => toCount(day) * MS

/** A day of the calendar, written as days are. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && fromCount(toCount(text)) === text

/** So many days later, or earlier. */
export const daysLater = (day: Day, days: number): Day => fromCount(toCount(day) + days)

/** A month as `2026-11`. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The month that lies so many later, or earlier. */
export function monthsLater(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${padded(Math.floor(count / 12), 4)}-${padded((count % 12) + 1, 2)}`
}

/** Monday is 0; the first of January 1970 was a Thursday. */
const weekdayOf = (day: Day): number => (((toCount(day) + 3) % 7) + 7) % 7

/** The days of a month, in weeks from Monday to Sunday; null where a week reaches into another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`
  const weeks: (Day | null)[][] = []
  for (let at = -weekdayOf(first); ; at += 7) {
    const week = Array.from({ length: 7 }, (_, i) => daysLater(first, at + i))
    const own = week.map((day) => (monthOf(day) === month ? day : null))
    if (own.every((day) => day === null)) return weeks
    weeks.push(own)
  }
}
