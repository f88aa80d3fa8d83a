import { meetAll, metReport } from './cards-met'

// npx tsx __tests__/support/print-cards-met.ts [games]
process.stdout.write(metReport(meetAll(Number(process.argv[2] ?? 40_000))))
