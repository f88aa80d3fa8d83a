import { playGame } from '../../lab/arena/play'
import { claimsOf, type Claim } from '../../lab/strength/calibration'
import { playerAt, type Sitter } from '../../lab/arena/sitters'

/** What a stranger claims at the start of each turn of some games, and whether it is true. */
function claimsAt(sitters: readonly Sitter[], games: number): Claim[] {
  const claims: Claim[] = []
  for (let seed = 1; seed <= games; seed++)
    playGame({
      config: { kind: 'deal', seats: 4 + (seed % 5) },
      seed,
      playerOf: (seat) => playerAt(sitters[(seat + seed) % sitters.length] ?? 'hard'),
      onDecision: (state, events) => claims.push(...claimsOf(state, events)),
    })
  return claims
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

test.each<[string, Sitter[]]>([
  ['strong bots', ['hard']],
  ['all sorts of bots', ['hard', 'normal', 'greedy', 'easy']],
])('what is claimed about %s with 70 to 90 % is true about that often', (_, sitters) => {
  const claims = claimsAt(sitters, 60).filter(({ chance }) => chance >= 0.7 && chance < 0.9)
  expect(claims.length).toBeGreaterThan(500)
  const claimed = mean(claims.map(({ chance }) => chance))
  const came = mean(claims.map(({ isTrue }) => (isTrue ? 1 : 0)))
  expect(Math.abs(came - claimed)).toBeLessThan(0.08)
})
