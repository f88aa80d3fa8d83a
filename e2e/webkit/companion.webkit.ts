import type { WebkitPage } from './harness/page'
import { expect, test } from './harness/test'

const expectSeat = (app: WebkitPage, seat: number, words: RegExp) =>
  expect.poll(() => app.labelOf(`panel-${seat}`)).toMatch(words)

test('the companion is set up, counts a real table and has everything after a restart', async ({
  app,
}) => {
  await app.open('/companion-setup')
  await app.press(['radio', '4 players'])
  await app.press(['button', /^Seat 1: Seat 1/])
  for (const name of ['Mia', 'Tom', 'Lene', 'Omar']) {
    await app.write(['textbox', 'New name'], name)
    await app.press(['button', 'Add'])
  }
  await app.press(['button', /^Character of Mia/])
  for (const [person, character] of [
    ['Mia', /^Rose Doolan/],
    ['Tom', /^El Gringo/],
    ['Lene', /^Vulture Sam/],
    ['Omar', /^Suzy Lafayette/],
  ] as const) {
    await app.see(['heading', `Who is ${person}?`])
    await app.press(['button', character])
  }
  await app.press(['radio', 'Tom is the Sheriff'])
  await app.press(['button', 'Begin'])
  await expectSeat(app, 1, /^Tom, El Gringo, 9 of 9 life points, 0 arrows, Sheriff, on turn/)
  await app.press(['button', /^Mia: lose/])
  await app.press(['button', /^Tom: \d arrows?, take one/])
  await app.press('tool-next')
  await expectSeat(app, 2, /on turn/)
  await app.reload()
  await expectSeat(app, 0, /^Mia, Rose Doolan, 8 of 9 life points/)
  await expectSeat(app, 1, /1 arrow/)
  await expectSeat(app, 2, /on turn/)
})
