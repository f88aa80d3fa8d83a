import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dressPage } from './page.mjs'

const PAGE = 'index.html'
const WORKER = 'sw.js'
/** Notes of the exporter, maps for debuggers, and the worker itself: no part of what runs. */
const LEFT_OUT = [/^metadata\.json$/, /\.map$/, /^sw\.js$/, /(^|\/)\./]

const digest = (bytes) => createHash('sha256').update(bytes).digest('base64')

/** The files of a folder, by the paths that the web knows them by, in order. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)))
    .sort()
}

/**
 * Makes an exported web app one that can be installed and works without a network: dresses its page, and writes the
 * worker with the list of everything that it has to keep. Returns that list. The page is kept under the address of its
 * folder: some hosts answer `index.html` with a redirection, which no worker may pass on.
 */
export function makeOffline(folder) {
  const read = (file) => readFileSync(join(folder, file))
  const others = filesIn(folder)
    .filter((file) => file !== PAGE)
    .map((file) => [file, `sha256-${digest(read(file))}`])
  const page = read(PAGE).toString()
  const source = readFileSync(fileURLToPath(new URL('service-worker.js', import.meta.url)), 'utf8')
  const version = digest(JSON.stringify([page, others, source]))
  const dressed = dressPage(page, version)
  const files = [['./', `sha256-${digest(dressed)}`], ...others]
  const lists = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files, null, 1)}\n`
  writeFileSync(join(folder, PAGE), dressed)
  writeFileSync(join(folder, WORKER), lists + source)
  return files
}
