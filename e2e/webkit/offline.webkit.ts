import { matchDocuments } from '../support/saves'
import { expect, test } from './harness/test'
import { playTurn } from './support/turn'

test.use({ isAsBuilt: true })

/** The worker has everything and answers for this page. */
const IS_KEPT = 'navigator.serviceWorker.controller?.state === "activated"'

test('after one visit the app needs no network', async ({ app, host }) => {
  await app.open()
  await app.until(() => app.evaluate<boolean>(IS_KEPT), 'a worker of the page', 90_000)
  for (const [key, value] of Object.entries(matchDocuments({ seats: 4, seed: 7 })))
    await app.evaluate(`localStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))})`)
  host.close()
  await expect(fetch(host.url)).rejects.toThrow()
  await app.reload()
  await app.press(['button', /Continue/])
  await playTurn(app)
  await app.open('/rules/bart-cassidy')
  await app.see(['heading', 'Bart Cassidy'])
})
