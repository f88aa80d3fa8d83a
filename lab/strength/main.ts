import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { calibrationText } from './calibration'
import { hasWorked, playDuels } from './crew'
import type { DuelScore, Effort } from './duel'
import { sectionText, writeBlock } from './document'
import { personalitiesText } from './personalities'
import { readingText } from './reading'
import { cardsCalibrationText } from './cards-calibration'
import { CARDS_SECTIONS } from './cards-sections'
import { SECTIONS as DICE_SECTIONS, type Section } from './sections'
import { STRANGERS } from './strangers'

const SECTIONS: Readonly<Record<string, Section>> = {
  ...DICE_SECTIONS,
  strangers: STRANGERS,
  ...CARDS_SECTIONS,
}

/** What is not a duel. */
const STUDIES: Readonly<Record<string, (effort: Effort) => string>> = {
  calibration: calibrationText,
  reading: readingText,
  personalities: personalitiesText,
  'cards-calibration': cardsCalibrationText,
}
const NAMES = [...Object.keys(SECTIONS), ...Object.keys(STUDIES)]

const USAGE = `npm run measure:bots -- [options]
  --only A,B    sections: ${NAMES.join(', ')} (all)
  --games N     games a cell (4000)
  --seed N      the first game's seed (1)`

const document = join(process.cwd(), 'docs', 'bots-tables.md')

if (!hasWorked()) void main()

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: NAMES.join() },
      games: { type: 'string', default: '4000' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const effort = { games: Number(values.games), seed: Number(values.seed) }
  for (const name of values.only.split(',')) await measure(name, effort)
}

/** Measures a section and writes it into docs/bots-tables.md, cell by cell. */
async function measure(name: string, effort: Effort): Promise<void> {
  const study = STUDIES[name]
  const section = SECTIONS[name]
  if (study) writeBlock(document, name, study(effort))
  else if (!section) throw new Error(`unknown section ${name}\n${USAGE}`)
  else {
    const scores: DuelScore[] = []
    await playDuels(section.duels, effort, (score) => {
      scores.push(score)
      const { players, role, table, against, baseline, rate, gain, margin } = score
      const figures = [baseline, rate, gain, margin].map((share) => (100 * share).toFixed(1))
      console.log(`${name} ${table}/${against} ${players} ${role}: ${figures.join(' ')}`)
      writeBlock(document, name, sectionText(section, scores))
    })
  }
  execFileSync('npx', ['prettier', '--write', document])
}
