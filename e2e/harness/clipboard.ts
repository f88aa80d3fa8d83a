import type { BrowserContext } from '@playwright/test'

/** What was laid on the clipboard last; null if nothing was. */
export type Copied = () => string | null

/**
 * Gives a context a clipboard of its own. The browser's is one for all pages, on some systems one for everything on the
 * machine, so two tests at once would read each other's links. Nothing can be shared either: a browser that can share opens
 * a sheet of its own.
 */
export async function ownClipboard(context: BrowserContext): Promise<Copied> {
  let copied: string | null = null
  await context.exposeBinding('layOnClipboard', (_, text: string) => {
    copied = text
  })
  await context.addInitScript(`
    delete Navigator.prototype.share
    navigator.clipboard.writeText = (text) => window.layOnClipboard(text)
  `)
  return () => copied
}
