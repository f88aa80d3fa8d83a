import { misfits } from '../support/fit'
import { expect, test } from './harness/test'

test('Home stands, and every door leads to its room and back', async ({ app }) => {
  await app.open()
  for (const [door, room] of [
    [/^Play alone/, 'New game'],
    [/^Settings$/, 'Settings'],
    [/^About$/, 'About'],
  ] as const) {
    await app.press(['button', door])
    await app.see(['heading', room])
    await app.press(['button', 'Back'])
    await app.see(['heading', 'Tumbleweed'])
  }
})

for (const [language, settings, play] of [
  ['English', 'Settings', /^Play alone/],
  ['Deutsch', 'Einstellungen', /^Allein spielen/],
  ['Français', 'Réglages', /^Jouer en solo/],
  ['Čeština', 'Nastavení', /^Hrát sólo/],
] as const)
  test(`the app speaks ${language}, and still does after a restart`, async ({ app }) => {
    await app.open('/settings')
    await app.press(['radio', language])
    await app.see(['heading', settings])
    expect(await misfits(app)).toEqual([])
    await app.open('/')
    await app.see(['button', play])
    expect(await misfits(app)).toEqual([])
  })
