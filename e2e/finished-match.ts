import type { Page } from 'playwright-core'
import { startMatch, takeAction } from '../src/core/match'
import { rngFromSeed } from '../src/core/rng'
import { dice, type DiceConfig, type DiceRecord } from '../src/games/dice'
import { BOTS } from '../src/games/dice/bots'

/** Lets the easy bots play a match to its end, the same one for the same seed. */
export function playedMatch(config: DiceConfig, seed: number): DiceRecord {
  let match = startMatch(dice, config, seed)
  const events = []
  for (let at = 0; match.state.decision; at++) {
    const { seat } = match.state.decision
    const sight = { view: dice.viewFor(match.state, seat), events, legal: dice.legal(match.state) }
    const { action } = BOTS.easy(sight, rngFromSeed(-1 - seed - at))
    const taken = takeAction(dice, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
    events.push(...taken.events)
  }
  return match.record
}

const NAMES = ['You', 'Rosa', 'Hank', 'Mei', 'Bo', 'Ines', 'Cole', 'Otis']

/** Puts a finished match where the app keeps its match, before the page opens. */
export async function bringFinishedMatch(page: Page, record: DiceRecord): Promise<void> {
  const seats = record.config.kind === 'deal' ? record.config.seats : record.config.seats.length
  const players = NAMES.slice(0, seats).map((name, i) =>
    i === 0 ? { kind: 'human', name } : { kind: 'bot', name, level: 'easy' },
  )
  const match = { version: 1, data: { id: 'kept', mode: 'solo', players, record } }
  await page.addInitScript((kept) => {
    const key = 'tumbleweed.match'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, kept)
  }, JSON.stringify(match))
}
