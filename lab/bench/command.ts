import { parseArgs } from 'node:util'
import { measureOnHermes, measureOnNode, type AnyEffort } from './engines'
import { textReport } from './report'

const USAGE = `npm run bench -- [options]
  --quick    a tenth of the time, more noise
  --json     one JSON object instead of tables`

const FULL: AnyEffort = { warmUp: 4_000, rounds: 9, milliseconds: 400, decisions: 4_000 }
const QUICK: AnyEffort = { warmUp: 2_000, rounds: 5, milliseconds: 100, decisions: 600 }

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(USAGE)
} else {
  const effort = values.quick ? QUICK : FULL
  const node = measureOnNode(effort)
  const hermes = measureOnHermes({ ...effort, warmUp: 0 })
  const report = {
    node: node.flatMap(({ games }) => games),
    steps: node.map(({ game, stepMicroseconds }) => ({ game, stepMicroseconds })),
    hermes: hermes?.games ?? null,
    bots: hermes?.bots ?? null,
  }
  console.log(values.json ? JSON.stringify(report) : textReport(report))
}
