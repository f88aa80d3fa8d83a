import type { Claim } from './only-here'

/** The web's twin: of several tabs one holds the lock. Where a browser has no locks, every tab goes its own way. */
export function claim(name: string, onChange: (isOurs: boolean) => void): Claim {
  const { locks } = navigator
  if (!locks) {
    onChange(true)
    return { release: () => undefined }
  }
  let isWanted = true
  let release = (): void => {
    isWanted = false
  }
  const held = (lock: Lock | null): Promise<void> | undefined => {
    if (!isWanted) return undefined
    onChange(lock !== null)
    if (!lock) return undefined
    return new Promise((resolve) => {
      release = () => {
        isWanted = false
        resolve()
      }
    })
  }
  // Another tab that takes over breaks the promise.
  locks.request(name, { ifAvailable: true }, held).catch(() => {
    if (isWanted) onChange(false)
  })
  return { release: () => release() }
}

/** Takes the lock from whichever tab has it, and lets go of it at once: whoever asks next gets it. */
export const takeOver = async (name: string): Promise<void> => {
  await navigator.locks?.request(name, { steal: true }, () => undefined)
}
