/* global FILES, VERSION */
/*
 * The web app without a network. The build writes two lines above this one: VERSION, and FILES with the path and the
 * digest of every file of that version. All of them are kept before the version is used at all, so it is never half there.
 *
 * A new version takes over at once, and is seen at the next start: pages that are open go on with their own files, whose
 * names carry a hash, and which are thrown away only when no such page is left.
 */
const { scope } = self.registration
const OURS = `tumbleweed ${scope} `
const CACHE = OURS + VERSION
const HASHED = /[.-][0-9a-f]{32}(@\dx)?\.\w+$/

const address = (path) => new URL(path, scope).href
const KNOWN = new Set(FILES.map(([path]) => address(path)))

/** A file of this version; what an earlier one has under the same hash is not fetched again. */
async function keep(cache, [path, integrity]) {
  const url = address(path)
  const known = HASHED.test(path) ? await caches.match(url) : undefined
  const response = known ?? (await fetch(url, { cache: 'no-cache', integrity }))
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await cache.put(url, response)
}

async function keepAll() {
  const cache = await caches.open(CACHE)
  await Promise.all(FILES.map((file) => keep(cache, file)))
  await self.skipWaiting()
}

/** This version's file, then an earlier version's, then the network. */
async function answer(request, url) {
  const own = await caches.match(url, { cacheName: CACHE })
  return own ?? (await caches.match(url)) ?? fetch(request)
}

/** Throws earlier versions away, unless a page besides the one that asks may still need them. */
async function sweep() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.filter(({ url }) => url.startsWith(scope)).length > 1) return
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data?.running === VERSION) event.waitUntil(sweep())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const [url] = request.url.split(/[?#]/)
  if (request.method !== 'GET' || !url.startsWith(scope)) return
  const isPage = request.mode === 'navigate' && !KNOWN.has(url)
  if (isPage) event.respondWith(answer(request, scope))
  else if (KNOWN.has(url) || HASHED.test(url)) event.respondWith(answer(request, url))
})
