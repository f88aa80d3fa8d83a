import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export interface Host {
  readonly url: string
  close(): void
}

/** Serves the exported web app as a host would: files as they are, and the app itself for every route. */
export async function serve(
  folder: string,
  { edit }: { readonly edit?: (page: string) => string } = {},
): Promise<Host> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no web app in ${folder}. Run \`npm run build:web\` first.`)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(decodeURIComponent(pathname))
    const isRoute = extname(path) === ''
    const file = join(folder, isRoute ? 'index.html' : path)
    readFile(file).then(
      (body) => {
        const type = types[extname(file)] ?? 'application/octet-stream'
        const content = isRoute && edit ? edit(body.toString()) : body
        response.writeHead(200, { 'content-type': type }).end(content)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
