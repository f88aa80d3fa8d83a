import type { Page } from '@playwright/test'
import { replayMatch } from '@/core/match'
import { cards } from '@/games/cards'
import { recapOf as recapOfCards } from '@/games/cards/story'
import { dice } from '@/games/dice'
import { recapOf } from '@/games/dice/story'
import type { FinishedMatch } from '@/persistence/history/match'
import { playsOf, writePlay } from '@/persistence/history/play'
import { rosterKind } from '@/persistence/roster'
import { finishedSeats } from '@/store/history/finished-seats'
import type { Settings } from '@/store/settings/slice'
import { playedCards, playedMatch } from '../finished-match'
import { keep, settingsDocument } from './saves'

/** People of the roster, for pictures and tests. */
export const PEOPLE = [
  { id: 'you', name: '', face: 'jesse-jones' },
  { id: 'amira', name: 'Amira', face: 'rose-doolan' },
  { id: 'tom', name: 'Tom', face: 'sid-ketchum' },
] as const

const LEVELS = ['easy', 'normal', 'hard'] as const
const BOTS = ['Rosa', 'Hank', 'Mei', 'Bo', 'Ines', 'Cole', 'Otis'] as const
const HOUR = 3_600_000

/** A real match of you against bots, or of three people and bots; the same one for the same number. */
export function keptMatch(number: number, finishedAt: number): FinishedMatch {
  const seats = 3 + (number % 6)
  const record = playedMatch({ kind: 'deal', seats }, number + 1)
  const { state } = replayMatch(dice, record)
  const recap = recapOf(record)
  return {
    game: 'dice',
    ...keptHead(number, finishedAt),
    side: state.winner?.side ?? 'draw',
    turns: recap.turns,
    seats: finishedSeats(state, recap, sittersOf(number, seats)),
    record,
  }
}

/** The same of cards. */
export function keptCards(number: number, finishedAt: number): FinishedMatch {
  const seats = 4 + (number % 4)
  const record = playedCards(seats, number + 1)
  const { state } = replayMatch(cards, record)
  const recap = recapOfCards(record)
  return {
    game: 'cards',
    ...keptHead(number, finishedAt),
    side: state.winner?.side ?? 'draw',
    turns: recap.turns,
    seats: finishedSeats(state, recap, sittersOf(number, seats)),
    record,
  }
}

const isPassed = (number: number): boolean => number % 4 === 3

const keptHead = (number: number, finishedAt: number) =>
  ({
    id: `kept-${number}`,
    mode: isPassed(number) ? 'pass' : 'solo',
    startedAt: finishedAt - HOUR / 4,
    finishedAt,
  }) as const

const sittersOf = (number: number, seats: number) =>
  Array.from({ length: seats }, (_, seat) => {
    const person = isPassed(number) ? PEOPLE[seat] : seat === 0 ? PEOPLE[0] : undefined
    return {
      name: person ? person.name : (BOTS[seat - 1] ?? ''),
      person: person?.id ?? null,
      bot: person ? null : (LEVELS[(number + seat) % LEVELS.length] ?? 'easy'),
      seconds: 40 + ((number * 7 + seat * 13) % 50),
    }
  })

const NOON = new Date(2026, 10, 16, 12).getTime()
/** How many different matches are played; a longer history repeats them. */
const DIFFERENT = 30

/** Writes into the browser's database; a text, since the app's tests are compiled with helpers the page does not have. */
const WRITE = `async ({ rows, count, newest, step }) => {
  const answer = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
  const database = await answer(indexedDB.open('tumbleweed'))
  for (let from = 0; from < count; from += 500) {
    const work = database.transaction(['heads', 'records', 'plays'], 'readwrite')
    const done = new Promise((ok, fail) => { work.oncomplete = ok; work.onerror = fail })
    for (let i = from; i < Math.min(count, from + 500); i++) {
      const { head, record, plays } = rows[i % rows.length]
      const id = 'seeded-' + i
      const finishedAt = newest - i * step
      work.objectStore('heads').put({ ...head, id, finishedAt })
      work.objectStore('records').put(record, id)
      for (const play of plays) {
        const text = play.play.replaceAll('MATCH', id).replaceAll(String(newest), String(finishedAt))
        work.objectStore('plays').put(text, [play.person, id])
      }
    }
    await done
  }
  database.close()
}`

/** The roster of the pictures, before the app starts. */
export const keepPeople = (page: Page, settings: Partial<Settings> = {}): Promise<void> =>
  keep(page, {
    ...settingsDocument(settings),
    [rosterKind.key]: { version: rosterKind.version, data: { people: PEOPLE, solo: 'you' } },
  })

/** Fills the history of an app that has been opened at its ledger once, with dice or with both games in turn; then open it again. */
export async function seedHistory(
  page: Page,
  count: number,
  games: 'dice' | 'cards' | 'both' = 'dice',
): Promise<void> {
  const rows = Array.from({ length: Math.min(count, DIFFERENT) }, (_, i) => {
    const isOfCards = games === 'cards' || (games === 'both' && i % 2 === 1)
    const { record, ...head } = isOfCards ? keptCards(i, NOON) : keptMatch(i, NOON)
    const plays = playsOf({ ...head, id: 'MATCH' })
    return {
      head,
      record,
      plays: plays.map((play) => ({ person: play.person, play: writePlay(play) })),
    }
  })
  await page.evaluate(
    `(${WRITE})(${JSON.stringify({ rows, count, newest: NOON, step: 7 * HOUR })})`,
  )
}
