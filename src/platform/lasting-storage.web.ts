import type { Lasting } from './lasting-storage'

/** Installed on the home screen or in the dock: such an app is not cleared. */
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

/** WebKit deletes what scripts have saved after seven days without a visit, whatever it was asked. */
const isWebKit = (): boolean => navigator.vendor.startsWith('Apple')

/** The web's twin: other browsers keep what they promise to keep. */
export async function askForLastingStorage(): Promise<Lasting> {
  try {
    // Old browsers, and pages without https, have no such thing.
    await navigator.storage?.persist?.()
  } catch {
    // A browser that refuses keeps what it can.
  }
  return isWebKit() && !isInstalled() ? 'week' : 'kept'
}
