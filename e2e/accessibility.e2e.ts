import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { replayMatch } from '@/core/match'
import { dice, type DiceState } from '@/games/dice'
import { en } from '@/i18n/en'
import { matchKind } from '@/persistence/kinds'
import { test } from './harness/test'
import { byKeyboard } from './support/keyboard'
import { TablePlayer } from './support/player'
import { keepMatch, players } from './support/saves'
import { heardTable, spokenNames } from './support/spoken'

test(
  'a whole match can be played by the keyboard alone',
  { screen: 'desktop', timeoutSeconds: 240 },
  async ({ page, open }) => {
    await keepMatch(page, { seats: 4, seed: 11 })
    await open('/table')
    assert.equal(await new TablePlayer(page, 5, { press: byKeyboard(page) }).play(), true)
  },
)

/** The table as the app keeps it. */
async function keptTable(page: Page): Promise<DiceState> {
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', matchKind.key)
  return replayMatch(dice, JSON.parse(text).data.record).state
}

async function expectHeard(page: Page, seats: number): Promise<void> {
  const state = await keptTable(page)
  const heard = heardTable(await spokenNames(page))
  const known = new Map(heard.seats.map((seat) => [seat.name, seat]))
  for (const [seat, { name }] of players(seats).entries()) {
    const { life, arrows } = known.get(name) ?? {}
    assert.deepEqual(
      { name, life, arrows },
      { name, life: state.life[seat], arrows: state.arrows[seat] },
    )
  }
  assert.equal(heard.pile, state.pile)
  if (state.dice)
    assert.deepEqual(
      heard.dice,
      state.dice.map((face) => en.common.faces[face]),
    )
}

test(
  'life, arrows, pile and dice can be heard at every decision',
  { timeoutSeconds: 180 },
  async ({ page, open }) => {
    const seats = 5
    await keepMatch(page, { seats, seed: 8 })
    await open('/table')
    const beforeAnswer = () => expectHeard(page, seats)
    await new TablePlayer(page, 2, { beforeAnswer }).play(40)
  },
)
