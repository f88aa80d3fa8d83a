import { writeFileSync } from 'node:fs'
import { STAKES, type Stake } from '@/games/dice/bots/value/tables'
import type { FittedValue } from './fit-value'

const HUNDREDTHS = 100
const THOUSANDTHS = 1000

/** Writes the tables as whole parts of log odds: small to ship, and the same on every engine. */
export function writeValue(path: string, fitted: Record<Stake, FittedValue>): void {
  const row = (numbers: readonly number[], unit: number): string =>
    `'${numbers.map((x) => Math.round(x * unit)).join(' ')}'`
  const lines = STAKES.map(
    (stake) =>
      `  ${stake}: {\n    phases:\n      ${row(fitted[stake].phases, HUNDREDTHS)},\n    characters:\n      ${row(fitted[stake].characters, HUNDREDTHS)},\n    places:\n      ${row(fitted[stake].places, THOUSANDTHS)},\n  },`,
  )
  writeFileSync(
    path,
    `// Learned from self-play by \`npm run learn\`; hundredths of log odds, of places thousandths.\nexport const VALUE = {\n${lines.join('\n')}\n} as const\n`,
  )
}
