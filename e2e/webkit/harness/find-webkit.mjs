import { findWebkit } from '../../../scripts/lib/webkit.mjs'

/** Finds WebKit before the first worker starts; the driver's fixture reads there where it is. */
export default async function nameWebkit() {
  const { driver, display } = await findWebkit()
  process.env.TUMBLEWEED_WEBKIT_DRIVER = driver
  process.env.TUMBLEWEED_XVFB = display
}
