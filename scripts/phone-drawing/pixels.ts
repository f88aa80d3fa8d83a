import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Pair<T> = Readonly<Record<'web' | 'phone', T>>

interface Options {
  /** A part of the pictures: all of them unless told. */
  readonly clip?: Box
  /** Where the pictures go, and one that shows in red what differs. */
  readonly paths?: Readonly<Record<'web' | 'phone' | 'apart', string>>
}

/** How much a colour of a pixel may differ, out of 255, before the pixel counts. */
const TOLERANCE = 64

/** Runs in the page, which can read pictures: counts the pixels that differ, and paints them. */
const COMPARE = `(async ({ sources, clip, tolerance }) => {
  const [web, phone] = await Promise.all(sources.map(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const { x, y, width, height } = clip ?? { x: 0, y: 0, width: image.width, height: image.height }
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    pen.drawImage(image, -Math.round(x), -Math.round(y))
    return { canvas, pen, pixels: pen.getImageData(0, 0, canvas.width, canvas.height) }
  }))
  let count = 0
  for (let i = 0; i < web.pixels.data.length; i += 4) {
    const isApart = [0, 1, 2].some((c) => Math.abs(web.pixels.data[i + c] - phone.pixels.data[i + c]) > tolerance)
    if (!isApart) continue
    count += 1
    web.pixels.data.set([255, 0, 0, 255], i)
  }
  web.pen.putImageData(web.pixels, 0, 0)
  return { share: count / (web.pixels.data.length / 4), apart: web.canvas.toDataURL() }
})`

/** How much of two pictures differs: 0 for the same, 1 for all of it. */
export async function differingShare(
  page: Page,
  { web, phone }: Pair<Buffer>,
  { clip, paths }: Options,
): Promise<number> {
  const sources = [web, phone].map((png) => `data:image/png;base64,${png.toString('base64')}`)
  const asked = JSON.stringify({ sources, clip, tolerance: TOLERANCE })
  const { share, apart } = await page.evaluate<{ share: number; apart: string }>(
    `${COMPARE}(${asked})`,
  )
  if (paths) {
    writeFileSync(paths.web, web)
    writeFileSync(paths.phone, phone)
    writeFileSync(paths.apart, apart.split(',')[1] ?? '', 'base64')
  }
  return share
}
