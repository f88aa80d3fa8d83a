/** How numbers and dates are written in one language and region. Hermes has these parts of `Intl` on both platforms. */
export interface Format {
  readonly number: (n: number) => string
  /** With one decimal. */
  readonly decimal: (n: number) => string
  /** A part of one, in whole per cent. */
  readonly percent: (share: number) => string
  /** The same with one decimal. */
  readonly finePercent: (share: number) => string
  /** With a plus or a minus. */
  readonly signedPercent: (share: number) => string
  readonly date: (ms: number) => string
  readonly time: (ms: number) => string
  /** A month with its year, as a heading. */
  readonly month: (ms: number) => string
  /** The day of Greenwich that a moment lies in, written out. */
  readonly utcDay: (ms: number) => string
  /** The month that it lies in, with its year. */
  readonly utcMonth: (ms: number) => string
  /** The day of the week, as short as it can be read. */
  readonly utcWeekday: (ms: number) => string
  /** Seconds as hours and minutes, or as minutes and seconds where it is short. The signs are the same everywhere. */
  readonly duration: (seconds: number) => string
}

const NO_BREAK = '\u00a0'
const MINUS = '\u2212'

function durationOf(seconds: number, number: (n: number) => string): string {
  const whole = Math.round(seconds)
  const unit = (n: number, sign: string): string => `${number(n)}${NO_BREAK}${sign}`
  if (whole < 60) return unit(whole, 's')
  if (whole < 600 && whole % 60 > 0)
    return `${unit(Math.floor(whole / 60), 'min')} ${unit(whole % 60, 's')}`
  const minutes = Math.round(whole / 60)
  if (minutes < 60) return unit(minutes, 'min')
  const hours = unit(Math.floor(minutes / 60), 'h')
  return minutes % 60 > 0 ? `${hours} ${unit(minutes % 60, 'min')}` : hours
}

/** Made when it is first wanted: each takes its time on a slow phone. */
function later<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const whole = { style: 'percent', maximumFractionDigits: 0 } as const
const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const tenths = { style: 'percent', ...tenth } as const
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const
const longMonth = { month: 'long', year: 'numeric' } as const
const utc = { timeZone: 'UTC' } as const
const longDay = { day: 'numeric', month: 'long', year: 'numeric', ...utc } as const

/** The formats of a locale. */
export function formatOf(locale: string): Format {
  const numbers = (options?: Intl.NumberFormatOptions) =>
    later(() => new Intl.NumberFormat(locale, options))
  const dates = (options: Intl.DateTimeFormatOptions) =>
    later(() => new Intl.DateTimeFormat(locale, options))
  const plain = numbers()
  const percents = numbers(whole)
  const fine = numbers(tenths)
  const decimals = numbers(tenth)
  const date = dates(day)
  const time = dates(clock)
  const month = dates(longMonth)
  const utcDay = dates(longDay)
  const utcMonth = dates({ ...longMonth, ...utc })
  const utcWeekday = dates({ weekday: 'short', ...utc })
  const number = (n: number): string => plain().format(n)
  const percent = (share: number): string => percents().format(share)
  return {
    number,
    decimal: (n) => decimals().format(n),
    percent,
    finePercent: (share) => fine().format(share),
    signedPercent: (share) => {
      const size = percent(Math.abs(share))
      if (size === percent(0)) return size
      return share > 0 ? `+${size}` : `${MINUS}${size}`
    },
    date: (ms) => date().format(ms),
    time: (ms) => time().format(ms),
    month: (ms) => month().format(ms),
    utcDay: (ms) => utcDay().format(ms),
    utcMonth: (ms) => utcMonth().format(ms),
    utcWeekday: (ms) => utcWeekday().format(ms),
    duration: (seconds) => durationOf(seconds, number),
  }
}

const known = new Map<string, Format>()

/** The formats for a language, in the region of the device where it speaks that language. */
export function formatFor(language: string, deviceTags: readonly string[]): Format {
  const spoken = language.slice(0, 2)
  const locale = deviceTags.find((tag) => tag.split('-')[0] === spoken && tag !== 'en-XA') ?? spoken
  const format = known.get(locale) ?? formatOf(locale)
  known.set(locale, format)
  return format
}
