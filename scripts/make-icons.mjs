/**
 * Renders the icons of phones, stores and the web, and the splash, from our drawings with an installed Chromium
 * (CHROME_PATH, or one on the PATH). Run `npm run make:icons` after changing a drawing in assets/art.
 */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

import { findBrowser } from './lib/browser.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const read = (name) => fs.readFileSync(path.join(root, 'assets', 'art', `${name}.svg`), 'utf8')
const icon = read('app-icon')
const foreground = read('app-icon-foreground')
const mark = read('logo-mark')

/** The sky of the icon alone: what moves behind the die when a launcher tilts the icon. */
const background = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#28344F"/><stop offset="0.45" stop-color="#5E3E5C"/><stop offset="0.8" stop-color="#B8452F"/></linearGradient></defs><rect width="1024" height="1024" fill="url(#s)"/><path d="M0 760C160 716 340 736 512 742C700 748 860 708 1024 750V1024H0Z" fill="#3D2619"/><path d="M0 866C200 822 420 848 600 858C780 868 900 840 1024 854V1024H0Z" fill="#2B1A12"/></svg>`

/** One colour on nothing: Android paints it. The die of the foreground in outline. */
const faces = [
  [
    'M287.64 494.25L541.15 426.32L656.01 677.76L402.51 745.69Z',
    '3.96 -1.06 1.79 3.93 287.64 494.25',
  ],
  [
    'M375.99 362.24L629.49 294.31L541.15 426.32L287.64 494.25Z',
    '3.96 -1.06 -1.38 2.06 375.99 362.24',
  ],
  [
    'M541.15 426.32L629.49 294.31L744.36 545.75L656.01 677.76Z',
    '1.38 -2.06 1.79 3.93 541.15 426.32',
  ],
]
const outline = faces.map(([d]) => `<path d="${d}"/>`).join('')
const pips = faces
  .map(([, matrix], i) => {
    const ring = '<circle cx="32" cy="32" r="19" fill="none" stroke="#000" stroke-width="6.5"/>'
    return `<g transform="matrix(${matrix})">${i === 0 ? ring : ''}<circle cx="32" cy="32" r="8" fill="#000"/></g>`
  })
  .join('')
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" fill="none"><g stroke="#000" stroke-width="34" stroke-linejoin="round">${outline}</g>${pips}</svg>`

/** An adaptive layer keeps a third free on every side; a web launcher cuts off only a tenth, iOS nothing. */
const UNCUT = 1.5
const MASKABLE = 1.25

const jobs = [
  { file: 'assets/icon.png', size: 1024, layers: [[icon, 1]], opaque: true },
  { file: 'assets/icon-dark.png', size: 1024, layers: [[foreground, UNCUT]] },
  { file: 'assets/icon-tinted.png', size: 1024, layers: [[foreground, UNCUT]], grey: true },
  { file: 'assets/adaptive-foreground.png', size: 1024, layers: [[foreground, 1]] },
  { file: 'assets/adaptive-background.png', size: 1024, layers: [[background, 1]], opaque: true },
  { file: 'assets/adaptive-monochrome.png', size: 1024, layers: [[monochrome, 1]] },
  { file: 'assets/splash.png', size: 1024, layers: [[mark, 0.62]] },
  { file: 'assets/favicon.png', size: 96, layers: [[icon, 1]], round: 22 },
  { file: 'public/icons/icon-192.png', size: 192, layers: [[icon, 1]], round: 22 },
  { file: 'public/icons/icon-512.png', size: 512, layers: [[icon, 1]], round: 22 },
  {
    file: 'public/icons/maskable-512.png',
    size: 512,
    layers: [
      [background, 1],
      [foreground, MASKABLE],
    ],
    opaque: true,
  },
  { file: 'public/icons/monochrome-512.png', size: 512, layers: [[monochrome, MASKABLE]] },
  { file: 'public/icons/apple-touch-icon.png', size: 180, layers: [[icon, 1]], opaque: true },
]

fs.mkdirSync(path.join(root, 'public', 'icons'), { recursive: true })
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { file, size, layers, opaque = false, round = 0, grey = false } of jobs) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const pictures = layers.map(([svg, scale]) => {
    const side = Math.round(size * scale)
    const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `)
    return `<div style="position:absolute;inset:0;display:grid;place-items:center;place-content:center">${sized}</div>`
  })
  await page.setContent(
    `<body style="margin:0;background:transparent"><div style="position:fixed;inset:0;overflow:hidden;border-radius:${round}%;filter:${grey ? 'grayscale(1)' : 'none'}">${pictures.join('')}</div></body>`,
  )
  await page.screenshot({ path: path.join(root, file), omitBackground: !opaque })
  await page.close()
  console.log(file, fs.statSync(path.join(root, file)).size)
}
await browser.close()
