import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, run } from './run.mjs'

const oldestNode = [20, 19]

/** What stands between a fresh clone and a running program; its message says what to do. */
export class SetUpError extends Error {}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new SetUpError(
    `Tumbleweed needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.\n` +
      'Get a newer one from https://nodejs.org or with your version manager.',
  )
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** Compares the lock file with npm's own note of what it installed, which it writes last of all. */
function arePackagesInstalled() {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const wanted = readPackages(join(root, 'package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    const found = installed[path]
    return path === '' || link || (found ? found.version === version : optional)
  })
}

async function installPackages() {
  if (arePackagesInstalled()) return
  console.log('Installing packages (a few minutes the first time) …')
  const { isOk } = await run([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    isLive: true,
  })
  if (!isOk) throw new SetUpError('npm ci failed; see above. Is the network there?')
}

/** Turns on the commit hook, unless this is not a clone or its owner has chosen other hooks. */
async function turnOnCommitHook() {
  if (!existsSync(join(root, '.git'))) return
  const chosen = await run(['git', 'config', '--get', 'core.hooksPath'])
  if (!chosen.output.trim()) await run(['git', 'config', 'core.hooksPath', '.githooks'])
}

/** Everything that a fresh clone needs before a command of the project can run. */
export async function setUp() {
  checkNode()
  await installPackages()
  await turnOnCommitHook()
}
