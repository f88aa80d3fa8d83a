import { formatFor, formatOf } from '@/i18n/format'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  ['en', '12,345', '42%', '+4%', '16.7%', 'Nov 16, 2026'],
  ['de', '12.345', '42 %', '+4 %', '16,7 %', '16. Nov. 2026'],
  ['fr', '12 345', '42 %', '+4 %', '16,7 %', '16 nov. 2026'],
  ['cs', '12 345', '42 %', '+4 %', '16,7 %', '16. 11. 2026'],
])('numbers and dates in %s', (locale, number, percent, signed, fine, date) => {
  const format = formatOf(locale)
  expect(plain(format.number(12345))).toBe(number)
  expect(plain(format.percent(0.42))).toBe(percent)
  expect(plain(format.signedPercent(0.04))).toBe(signed)
  expect(plain(format.finePercent(1 / 6))).toBe(fine)
  expect(plain(format.date(new Date(2026, 10, 16, 12).getTime()))).toBe(date)
})

it('a sign stands only before what is not nothing', () => {
  const { signedPercent } = formatOf('en')
  expect([0.001, -0.001, -0.08].map(signedPercent)).toEqual(['0%', '0%', '−8%'])
})

it('durations are as coarse as they are long', () => {
  const { duration } = formatOf('en')
  expect([0, 59, 60, 245, 600, 3540, 3600, 4500, 400_000].map(duration).map(plain)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '4 min 5 s',
    '10 min',
    '59 min',
    '1 h',
    '1 h 15 min',
    '111 h 7 min',
  ])
})

it('the region of the device counts where it speaks the language', () => {
  expect(plain(formatFor('en', ['de-AT', 'en-GB']).date(new Date(2026, 10, 16).getTime()))).toBe(
    '16 Nov 2026',
  )
  expect(formatFor('de', ['en-US']).number(1234)).toBe('1.234')
  expect(formatFor('en-XA', ['en-XA']).number(1234)).toBe('1,234')
})
