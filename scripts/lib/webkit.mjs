import { findOnPath } from './run.mjs'
import { aptCommands, installBy } from './install.mjs'

/** What WebKit is tested with: Debian's packages, and the program that each of them is needed for. */
const programs = { 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' }

const packages = Object.keys(programs)

const advice = `The tests in WebKit need the Debian packages ${packages.join(' and ')}, and they could not be installed.
Debian and Ubuntu, as root: apt-get install ${packages.join(' ')}`

/** The paths of the driver and of a display for its browser, or undefined while one of them is missing. */
function installedWebkit() {
  const [driver, display] = packages.map((name) => findOnPath(programs[name]))
  return driver && display ? { driver, display } : undefined
}

/** WebKit's driver and a display without a screen: those that are there, or that we install. */
export async function findWebkit() {
  return installedWebkit() ?? installBy(aptCommands(...packages), installedWebkit, advice)
}
