import { CALIBRATION_TABLES, claimsOfGame } from '../../../lab/strength/cards-calibration'
import type { Claim } from '../../../lab/strength/calibration'

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const claimsAt = (sitters: Parameters<typeof claimsOfGame>[0], games: number): Claim[] =>
  Array.from({ length: games }, (_, game) => claimsOfGame(sitters, 100 + game)).flat()

test.each([
  ['players who reckon', 'normal'],
  ['players who go by plain sense', 'greedy'],
])('what is claimed about %s with 60 to 90 %% is true about that often', (_, table) => {
  const claims = claimsAt(CALIBRATION_TABLES[table] ?? [], 60).filter(
    ({ chance }) => chance >= 0.6 && chance < 0.9,
  )
  expect(claims.length).toBeGreaterThan(500)
  const claimed = mean(claims.map(({ chance }) => chance))
  const came = mean(claims.map(({ isTrue }) => (isTrue ? 1 : 0)))
  expect(Math.abs(came - claimed)).toBeLessThan(0.1)
})
