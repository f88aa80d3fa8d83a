import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'

/** Xvfb tells the number of its display there as soon as it has one. */
const TOLD = 3

export interface WebkitDriver {
  /** Opens a window with a fresh profile; the driver can have one at a time. */
  openWindow(size: { readonly width: number; readonly height: number }): Promise<WebDriver>
  stop(): Promise<void>
}

/** A display that nobody sees. */
async function startDisplay(program: string) {
  const display = spawn(
    program,
    ['-displayfd', String(TOLD), '-screen', '0', '1280x1280x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const name = await new Promise<string>((resolve, reject) => {
    display.once('error', reject)
    display.once('exit', (code) => reject(new Error(`Xvfb ended with ${code ?? 'a signal'}.`)))
    display.stdio[TOLD]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
  return { name, stop: () => void display.kill() }
}

/** A port that nobody listens at: the driver can take any, but doesn't tell which. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      server.close(() => resolve(port))
    })
  })

/** WebKit's own driver, with a display for its browser. */
export async function startDriver(): Promise<WebkitDriver> {
  const display = await startDisplay(process.env.TUMBLEWEED_XVFB ?? '')
  const port = await freePort()
  const service = new DriverService.Builder(process.env.TUMBLEWEED_WEBKIT_DRIVER ?? '')
    .addArguments(`--port=${port}`)
    .setPort(port)
    .setHostname('127.0.0.1')
    // Without a graphics card, drawing by way of OpenGL crashes WebKit now and then.
    .setEnvironment({
      ...environment(),
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build()
  const url = await service.start()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Without the bars of its window it can be as narrow as a phone.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
  })
  return {
    openWindow: async (size) => {
      const window = await new Builder().usingServer(url).withCapabilities(capabilities).build()
      await window
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })
      return window
    },
    stop: async () => {
      await service.kill()
      display.stop()
    },
  }
}

/** What the driver inherits. Wayland's socket would win over our display. */
function environment(): Record<string, string> {
  const entries = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || name === 'WAYLAND_DISPLAY' ? [] : [[name, value] as const],
  )
  return Object.fromEntries(entries)
}
