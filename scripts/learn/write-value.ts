import { writeFileSync } from 'node:fs'
import { STAKES, type Stake } from '@/games/dice/bots/value/tables'
import type { FittedValue } from './fit-value'

const SCALE = 100

/** Writes the tables as hundredths of log odds: small to ship, and the same on every engine. */
export function writeValue(path: string, fitted: Record<Stake, FittedValue>): void {
  const row = (numbers: readonly number[]): string =>
    `'${numbers.map((x) => Math.round(x * SCALE)).join(' ')}'`
  const lines = STAKES.map(
    (stake) =>
      `  ${stake}: {\n    phases:\n      ${row(fitted[stake].phases)},\n    characters:\n      ${row(fitted[stake].characters)},\n  },`,
  )
  writeFileSync(
    path,
    `// Learned from self-play by \`npm run learn\`; hundredths of log odds.\nexport const VALUE = {\n${lines.join('\n')}\n} as const\n`,
  )
}
