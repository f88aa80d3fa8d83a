import { writeFileSync } from 'node:fs'
import { SHIPPED_PARTS, STAKES, type Stake } from '@/games/dice/bots/value/tables'
import type { FittedValue } from './fit-value'

const LISTS = ['phases', 'characters', 'places'] as const

/** Writes the tables as whole parts of log odds: small to ship, and the same on every engine. */
export function writeValue(path: string, fitted: Record<Stake, FittedValue>): void {
  const textOf = (stake: Stake, list: (typeof LISTS)[number]): string => {
    const whole = fitted[stake][list].map((x) => Math.round(x * SHIPPED_PARTS[list]))
    return `    ${list}:\n      '${whole.join(' ')}',\n`
  }
  const lines = STAKES.map(
    (stake) => `  ${stake}: {\n${LISTS.map((list) => textOf(stake, list)).join('')}  },`,
  )
  writeFileSync(
    path,
    `// Learned from self-play by \`npm run learn\`; hundredths of log odds, of places thousandths.\nexport const VALUE = {\n${lines.join('\n')}\n} as const\n`,
  )
}
