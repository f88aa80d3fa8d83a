import { findBrowser } from '../../scripts/lib/browser.mjs'

/** Finds a browser before the first worker starts; the config reads its path there. */
export default async function nameBrowser() {
  process.env.TUMBLEWEED_BROWSER = await findBrowser()
}
