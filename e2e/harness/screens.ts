import type { PlaywrightTestOptions } from '@playwright/test'

type Screen = Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile'>

const handheld = (width: number, height: number): Screen => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
})

/** The screens that the app is looked at on; a test runs on the phone unless it says `test.use(screens.…)`. */
export const screens = {
  phone: handheld(390, 844),
  smallPhone: handheld(360, 640),
  tablet: handheld(820, 1180),
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
} as const satisfies Record<string, Screen>
