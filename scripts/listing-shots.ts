/**
 * The stores' pictures in four languages, with captions, into dist/listing: `npm run make:listing-shots [-- part of a path]`.
 * Apple's sizes into apple/, Google's where `fastlane supply --metadata_path dist/listing/play` looks for them.
 */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { serve } from '../e2e/harness/server'
import { findBrowser } from './lib/browser.mjs'
import { banner, captioned } from './listing/frame'
import { STORE_SCENES, type StoreScene } from './listing/scenes'
import { STORE_LANGUAGES, storeTexts, type StoreLanguage, type StoreTexts } from './listing/texts'

interface Device {
  /** The picture that the store wants, in its pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** The screen that is photographed. */
  readonly screen: { readonly width: number; readonly height: number }
  readonly path: (locale: StoreTexts['locale'], file: string) => string
}

const DEVICES: readonly Device[] = [
  {
    size: { width: 1320, height: 2868 },
    screen: { width: 440, height: 900 },
    path: ({ apple }, file) => join('apple', apple, 'iphone-6.9', file),
  },
  {
    size: { width: 2064, height: 2752 },
    screen: { width: 1032, height: 1376 },
    path: ({ apple }, file) => join('apple', apple, 'ipad-13', file),
  },
  {
    size: { width: 1080, height: 1920 },
    screen: { width: 390, height: 760 },
    path: ({ play }, file) => join('play', play, 'images', 'phoneScreenshots', file),
  },
  {
    size: { width: 1600, height: 2560 },
    screen: { width: 800, height: 1220 },
    path: ({ play }, file) => join('play', play, 'images', 'tenInchScreenshots', file),
  },
]

const OUT = join('dist', 'listing')
/** Until nothing moves any more. */
const SETTLE = 1500

class Photographer {
  count = 0

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly filter: string,
  ) {}

  private isWanted(path: string): boolean {
    return path.includes(this.filter)
  }

  async shoot(scene: StoreScene, at: number, language: StoreLanguage): Promise<void> {
    const texts = storeTexts(language)
    for (const { size, screen, path } of DEVICES) {
      const file = path(texts.locale, `${at + 1}-${scene.name}.png`)
      if (!this.isWanted(file)) continue
      const picture = await this.photograph(scene, screen, language)
      await this.print(captioned(picture, texts.shots[at] ?? ''), size, file)
    }
  }

  async shootBanner(language: StoreLanguage): Promise<void> {
    const { locale, subtitle } = storeTexts(language)
    const file = join('play', locale.play, 'images', 'featureGraphic.png')
    if (!this.isWanted(file)) return
    await this.print(banner('Tumbleweed', subtitle), { width: 1024, height: 500 }, file)
  }

  private async photograph(
    scene: StoreScene,
    viewport: Device['screen'],
    language: StoreLanguage,
  ): Promise<Buffer> {
    const context = await this.browser.newContext({
      viewport,
      locale: language,
      colorScheme: 'dark',
      deviceScaleFactor: 2,
      hasTouch: true,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await scene.play(page, this.url, language)
    await page.waitForTimeout(SETTLE)
    const picture = await page.screenshot()
    await context.close()
    return picture
  }

  private async print(html: string, viewport: Device['size'], file: string): Promise<void> {
    const page = await this.browser.newPage({ viewport })
    await page.setContent(html)
    await page.evaluate('document.fonts.ready')
    const path = join(OUT, file)
    mkdirSync(dirname(path), { recursive: true })
    await page.screenshot({ path })
    await page.close()
    this.count += 1
  }
}

async function main(): Promise<void> {
  const server = await serve(join(process.cwd(), 'dist', 'web'))
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const photographer = new Photographer(browser, server.url, process.argv[2] ?? '')
  for (const language of STORE_LANGUAGES) {
    await photographer.shootBanner(language)
    for (const [at, scene] of STORE_SCENES.entries()) await photographer.shoot(scene, at, language)
  }
  await browser.close()
  server.close()
  console.log(`${photographer.count} pictures in ${OUT}`)
}

void main()
