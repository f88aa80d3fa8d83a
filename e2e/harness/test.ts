import type { BrowserContextOptions, Page } from 'playwright-core'

/** The screens that the app is looked at on; a test runs on the phone unless it says otherwise. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  smallPhone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

export interface TestOptions {
  readonly screen?: keyof typeof screens
  /** Anything else of the browser context: locale, colorScheme, reducedMotion, storageState … */
  readonly context?: BrowserContextOptions
  readonly timeoutSeconds?: number
}

/** What a test plays with. */
export interface Stage {
  readonly page: Page
  readonly baseUrl: string
  /** Opens a route of the app and waits until it is drawn. */
  open(route?: string): Promise<void>
  /** Says that the app may log errors like this one; any other makes the test fail. */
  allowError(pattern: RegExp): void
  /** Writes a picture of the page into .cache/e2e and returns its path. */
  screenshot(name: string): Promise<string>
}

export type TestBody = (stage: Stage) => Promise<void>

export interface RegisteredTest {
  readonly name: string
  readonly options: TestOptions
  readonly body: TestBody
}

const registered: RegisteredTest[] = []

/** Registers a test of the app in a real browser; each one gets a fresh browser profile. */
export function test(name: string, body: TestBody): void
export function test(name: string, options: TestOptions, body: TestBody): void
export function test(name: string, ...rest: [TestBody] | [TestOptions, TestBody]): void {
  const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
  registered.push({ name, options, body })
}

/** Hands over the tests that were registered since it was last called: those of the file just loaded. */
export function takeRegisteredTests(): readonly RegisteredTest[] {
  return registered.splice(0)
}
