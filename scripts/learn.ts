import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { bundled } from './lib/bundled'

/** What it does is in scripts/learn. */
const script = bundled(join(__dirname, 'learn', 'main.ts'), 'learn.js')
execFileSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
