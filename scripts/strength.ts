import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { calibrationText } from './strength/calibration'
import { playDuel, type DuelScore, type Effort } from './strength/duel'
import { sectionText, writeBlock } from './strength/document'
import { personalitiesText } from './strength/personalities'
import { readingText } from './strength/reading'
import { SECTIONS } from './strength/sections'

/** What is no duel. */
const STUDIES: Readonly<Record<string, (effort: Effort) => string>> = {
  calibration: calibrationText,
  reading: readingText,
  personalities: personalitiesText,
}
const NAMES = [...Object.keys(SECTIONS), ...Object.keys(STUDIES)]

const USAGE = `npm run strength -- [options]
  --only A,B    sections: ${NAMES.join(', ')} (all)
  --games N     games a cell (4000)
  --seed N      the first game's seed (1)`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: NAMES.join() },
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(USAGE)
else measure()

/** Measures section after section and writes each into docs/bots.md as soon as it is done. */
function measure(): void {
  const document = join(__dirname, '..', 'docs', 'bots.md')
  const effort = { games: Number(values.games), seed: Number(values.seed) }
  for (const name of values.only.split(',')) {
    const study = STUDIES[name]
    if (study) {
      writeBlock(document, name, study(effort))
      continue
    }
    const section = SECTIONS[name]
    if (!section) throw new Error(`unknown section ${name}\n${USAGE}`)
    const scores: DuelScore[] = []
    for (const duel of section.duels) {
      const score = playDuel(duel, effort)
      scores.push(score)
      const { players, role, baseline, rate, gain, margin } = score
      const figures = [baseline, rate, gain, margin].map((share) => (100 * share).toFixed(1))
      console.log(`${name} ${players} ${role}: ${figures.join(' ')}`)
      writeBlock(document, name, sectionText(section, scores))
    }
  }
  execFileSync('npx', ['prettier', '--write', document])
}
