import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const base64 = (...path: readonly string[]): string =>
  readFileSync(join(process.cwd(), ...path)).toString('base64')
const font = base64('node_modules', '@expo-google-fonts', 'sancreek', 'Sancreek_400Regular.ttf')
const icon = () => base64('assets', 'icon.png')

const SKY = 'linear-gradient(#161C31, #2F3C5A 35%, #6D6F80 62%, #C99A63 86%, #EFC371)'

const page = (style: string, body: string): string => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Sancreek; src: url(data:font/ttf;base64,${font}) }
  html, body { margin: 0; height: 100%; overflow: hidden }
  body { background: ${SKY}; color: #FBF1DC; font-family: Sancreek; text-shadow: 0 2px 0 #141A2E }
  ${style}
</style>${body}`

/** French puts a space before these; a line must not begin with them. */
const unbroken = (text: string): string => text.replace(/ (?=[:;!?])/g, '&nbsp;')

/** A picture of the app below its caption, in a frame of dark wood. Lengths follow the canvas: any size looks alike. */
export const captioned = (picture: Buffer, caption: string): string =>
  page(
    `body { display: flex; flex-direction: column; align-items: center }
     h1 { box-sizing: border-box; height: 17vh; margin: 0; padding: 3vh 6vw 1vh; display: grid; place-items: center;
       text-align: center; font-size: min(8.4vw, 5.4vh); font-weight: 400; line-height: 1.15; text-wrap: balance }
     img { height: 82vh; border: 1.1vh solid #2B1A12; border-bottom: 0; border-radius: 4vh 4vh 0 0;
       box-shadow: 0 0 0 0.25vh #C9973B, 0 2vh 5vh rgba(0, 0, 0, 0.6) }`,
    `<h1>${unbroken(caption)}</h1><img src="data:image/png;base64,${picture.toString('base64')}">`,
  )

/** Google Play's banner: the die before the sunset, the name, and what it is. */
export const banner = (title: string, line: string): string =>
  page(
    `body { display: flex; align-items: center; gap: 48px; padding: 0 64px }
     img { width: 300px; border-radius: 22%; box-shadow: 0 0 0 4px #C9973B, 0 18px 40px rgba(0, 0, 0, 0.6) }
     h1 { margin: 0; font-size: 84px; font-weight: 400; line-height: 1 }
     p { margin: 18px 0 0; font-size: 34px; line-height: 1.2 }`,
    `<img src="data:image/png;base64,${icon()}"><div><h1>${title}</h1><p>${unbroken(line)}</p></div>`,
  )
