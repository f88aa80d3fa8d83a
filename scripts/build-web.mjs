/** `npm run build:web`: exports the web app into dist/web, as one that can be installed and works without a network. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { program, root, run } from './lib/run.mjs'
import { makeOffline } from './web/offline.mjs'

const folder = join(root, 'dist', 'web')
rmSync(folder, { recursive: true, force: true })
const command = [...program('expo'), 'export', '-p', 'web', '--output-dir', folder]
const { isOk } = await run(command, { env: { CI: '1', EXPO_OFFLINE: '1' }, isLive: true })
if (isOk) console.log(`${makeOffline(folder).length} files will be kept for offline use.`)
process.exitCode = isOk ? 0 : 1
