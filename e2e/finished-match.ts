import type { Page } from '@playwright/test'
import { startMatch, takeAction } from '../src/core/match'
import { rngFromSeed } from '../src/core/rng'
import { cards, type CardsRecord } from '../src/games/cards'
import { dice, type DiceConfig, type DiceRecord } from '../src/games/dice'

/** A number among many with which the matches tell something: shots that decide, people who fall on the way. */
const SALT = 15

/**
 * A match played to its end, the same one for the same seed. Everybody takes any legal action: what they do hangs on the
 * rules alone, never on how bots happen to think.
 */
export function playedMatch(config: DiceConfig, seed: number): DiceRecord {
  let match = startMatch(dice, config, seed)
  for (let at = 0; match.state.decision; at++) {
    const legal = dice.legal(match.state)
    const action = legal[rngFromSeed(-SALT - seed * 1000 - at).below(legal.length)]
    if (!action) throw new Error('nothing is legal')
    const taken = takeAction(dice, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return match.record
}

/** The same of cards. Whoever may do more than end a turn does so, or a match would never end. */
export function playedCards(seats: number, seed: number): CardsRecord {
  let match = startMatch(cards, { kind: 'deal', seats }, seed)
  for (let at = 0; match.state.decision; at++) {
    const legal = cards.legal(match.state)
    const lively = legal.filter(({ type }) => type !== 'end')
    const choices = lively.length > 0 ? lively : legal
    const action = choices[rngFromSeed(-SALT - seed * 1000 - at).below(choices.length)]
    if (!action) throw new Error('nothing is legal')
    const taken = takeAction(cards, match, action)
    if (!taken.ok) throw new Error(taken.refusal.message)
    match = taken.match
  }
  return match.record
}

const NAMES = ['', 'Rosa', 'Hank', 'Mei', 'Bo', 'Ines', 'Cole', 'Otis']

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
