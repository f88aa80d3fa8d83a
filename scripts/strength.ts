import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { bundled } from './lib/bundled'

/** What it does is in scripts/strength. */
const script = bundled(join(__dirname, 'strength', 'main.ts'), 'strength.js')
execFileSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
