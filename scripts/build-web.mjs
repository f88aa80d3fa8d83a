/**
 * `npm run build:web`: exports the web app into dist/web, as one that can be installed and works without a network.
 * With `--phone` it is drawn as on phones, into dist/phone: only to be looked at.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { program, root, run } from './lib/run.mjs'
import { makeOffline } from './web/offline.mjs'

const { phone } = parseArgs({ options: { phone: { type: 'boolean', default: false } } }).values
const folder = join(root, 'dist', phone ? 'phone' : 'web')
rmSync(folder, { recursive: true, force: true })
const command = [...program('expo'), 'export', '-p', 'web', '--output-dir', folder]
const env = { CI: '1', EXPO_OFFLINE: '1', ...(phone && { TUMBLEWEED_DRAWING: 'phone' }) }
const { isOk } = await run(command, { env, isLive: true })
if (isOk) console.log(`${makeOffline(folder).length} files will be kept for offline use.`)
process.exitCode = isOk ? 0 : 1
