/** What the page says about itself to browsers, launchers and whoever is sent a link. `base` is where the app lives. */
const head = (
  base,
) => `<meta name="description" content="One Sheriff, and nobody else to trust: two hidden-role western games, with dice and with cards.">
<meta property="og:title" content="Tumbleweed">
<meta property="og:description" content="One Sheriff, and nobody else to trust: with dice or with cards.">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#A9C4CF">
<meta name="theme-color" content="#161C31">
<meta name="mobile-web-app-capable" content="yes">
<meta name="apple-mobile-web-app-title" content="Tumbleweed">
<link rel="manifest" href="${base}manifest.webmanifest">
<link rel="apple-touch-icon" href="${base}icons/apple-touch-icon.png">
<style>body { background: #1B110B }</style>
`

/** Asks for the worker once the app is up, looks for a new version whenever the app is opened again. */
const script = (base, version) => `<script>
'serviceWorker' in navigator && addEventListener('load', () => {
  const { serviceWorker } = navigator
  serviceWorker.register('${base}sw.js', { scope: '${base}' }).then((worker) => {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') worker?.update().catch(() => {})
    })
  }, () => {})
  serviceWorker.ready.then(({ active }) => active.postMessage({ running: '${version}' }))
})
</script>
`

/** Where an exported page lives: '/', or the folder that the export was made for. */
export function baseOf(html) {
  const src = /<script src="([^"]*?)_expo\//.exec(html)?.[1]
  if (src === undefined) throw new Error('The exported page has no script of the app.')
  return src
}

/** The exported page as an app that can be installed. */
export function dressPage(html, version) {
  const base = baseOf(html)
  return html
    .replace('</head>', `${head(base)}</head>`)
    .replace('</body>', `${script(base, version)}</body>`)
}
