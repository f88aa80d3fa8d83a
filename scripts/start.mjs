/** `npm start`: sets up what is missing, then serves the app, shows its QR code and opens it in the browser. */
import { spawn } from 'node:child_process'
import { findOnPath, program, root } from './lib/run.mjs'
import { setUp, SetUpError } from './lib/set-up.mjs'

/** Expo gives up altogether when it cannot open a browser, so it is told not to try where there is none to open. */
function canOpenBrowser() {
  if (!process.stdout.isTTY || process.env.CI) return false
  if (process.platform !== 'linux' || process.env.WSL_DISTRO_NAME) return true
  const hasDesktop = process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return Boolean(hasDesktop && findOnPath('xdg-open'))
}

try {
  await setUp()
} catch (error) {
  if (!(error instanceof SetUpError)) throw error
  console.error(error.message)
  process.exit(1)
}

const [command, ...args] = [...program('expo'), 'start', '--web', ...process.argv.slice(2)]
const env = canOpenBrowser() ? process.env : { BROWSER: 'none', ...process.env }
const expo = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => expo.kill(signal))

// A signal to npm ends npm and its shell, but is not passed on to us: go when they have gone.
const npmsShell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === npmsShell || expo.kill(), 500).unref()

expo.on('exit', (code) => process.exit(code ?? 0))
