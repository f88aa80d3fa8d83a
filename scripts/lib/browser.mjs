import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptCommands, installBy } from './install.mjs'
import { findOnPath, program } from './run.mjs'

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser']

const windowsPrograms = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

const advice = `No browser was found for the browser tests, and none could be installed. Any of these helps:
  - install Chromium, Google Chrome or Microsoft Edge
    (Debian and Ubuntu: apt-get install chromium; Fedora: dnf install chromium; macOS: brew install --cask chromium)
  - npx playwright-core install chromium
  - name one that you have: TUMBLEWEED_BROWSER=/path/to/chrome npm test`

/** The browser that the environment names; a wrong name is an error and not passed over. */
function namedBrowser() {
  const named = process.env.TUMBLEWEED_BROWSER ?? process.env.CHROME_PATH
  if (named && !existsSync(named)) throw new Error(`There is no browser at ${named}.`)
  return named
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

function systemCandidates() {
  if (process.platform === 'darwin') {
    const folders = ['/Applications', join(process.env.HOME ?? '', 'Applications')]
    return folders.flatMap((folder) =>
      macApps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    )
  }
  if (process.platform === 'win32') {
    const { env } = process
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean)
    return folders.flatMap((folder) => windowsPrograms.map((path) => join(folder, path)))
  }
  return commands.map(findOnPath).filter(Boolean)
}

async function installedBrowser() {
  const candidates = [...systemCandidates(), await playwrightsOwn()]
  return candidates.find((path) => existsSync(path))
}

/** Debian's and Ubuntu's own package first, where we may install it: it brings the libraries that a browser needs. */
const installBrowser = () =>
  installBy(
    [...aptCommands('chromium'), [...program('playwright-core'), 'install', 'chromium']],
    installedBrowser,
    advice,
  )

/** The path of a browser of the Chromium family: the one named, one that is there, or one that we install. */
export async function findBrowser() {
  return namedBrowser() ?? (await installedBrowser()) ?? (await installBrowser())
}
