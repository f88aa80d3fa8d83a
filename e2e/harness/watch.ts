import type { BrowserContext } from '@playwright/test'

/** Notes whatever goes wrong in the pages of a context besides what the test looks at. */
export function watchErrors(context: BrowserContext, baseURL: string) {
  const errors: string[] = []
  const allowed: RegExp[] = []
  context.on('weberror', (event) => {
    const error = event.error()
    errors.push(`uncaught: ${error.stack ?? error.message}`)
  })
  context.on('console', (message) => {
    const { url } = message.location()
    const isIconMissing = url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIconMissing)
      errors.push(`console: ${message.text()} (${url})`)
  })
  context.on('request', (request) => {
    const isLocal = /^(data|blob):/.test(request.url()) || request.url().startsWith(baseURL)
    if (!isLocal) errors.push(`left the app: ${request.url()}`)
  })
  return {
    allow: (pattern: RegExp) => void allowed.push(pattern),
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  }
}
