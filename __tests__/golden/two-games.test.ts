import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableNotation as cardsNotation } from '@/games/cards/notation/table'
import { tableNotation as diceNotation } from '@/games/dice/notation/table'
import { recordsOf } from '@/store/games'
import { legalAt } from '@/store/match/selectors'
import { activeTable } from '@/store/match/slots'
import { selectSecretTable } from '@/store/tracker/selectors'
import { isTableOf } from '@/store/tracker/table'
import type { SetupSlot } from '@/store/setup/slice'
import type { AppStore } from '@/store/store'
import type { GameId } from '@/games'
import { readHistoryFile } from '@/persistence/history/file'
import { COUNTED_LATER } from '@/persistence/history/match'
import { playsOf, readPlays, writePlay } from '@/persistence/history/play'
import { heldSettings, opened } from './open'

// What the app wrote once it had two games, before series and companion tables named theirs, and what it held then. The
// files never change: whatever becomes of the app, they open.

const golden = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, 'two-games', `${name}.json`), 'utf8'))

const quietly = (name: string): AppStore => {
  const store = opened(golden(name).kept)
  expect(store.getState().notices.waiting).toEqual([])
  return store
}

const MATCHES = [
  'cards-alone',
  'cards-of-seven',
  'dice-alone',
  'dice-passed',
  'lesson-beside-a-match',
]

test.each(MATCHES)('%s: the match goes on at its decision', (name) => {
  const table = activeTable(quietly(name).getState().match)
  if (!table) throw new Error('nothing lies on the table')
  const { game, id, mode, players, peeked, startedAt, script, match, log } = table
  expect({
    ...{ game, id, mode, players, peeked, startedAt, isLesson: script !== null },
    seed: match.record.seed,
    actions: match.record.actions.length,
    events: log.length,
    rng: match.rng,
    legal: legalAt(table),
    table:
      table.game === 'dice' ? diceNotation(table.match.state) : cardsNotation(table.match.state),
  }).toEqual(golden(name).holds)
})

test('a companion’s table and habits: they are of dice', () => {
  const store = quietly('companion')
  const table = selectSecretTable(store.getState())
  if (!table || !isTableOf(table, 'dice')) throw new Error('there is no table of dice')
  const { game, id, players, startedAt, peeking, match, times, done, undone } = table
  const { options, ...prefs } = store.getState().tracker.prefs
  expect(game).toBe('dice')
  expect({
    ...{ id, players, startedAt, peeking, times, done: done.length, undone: undone.length },
    seed: match.record.seed,
    actions: match.record.actions.length,
    table: diceNotation(match.state),
    prefs: { ...prefs, options: options.dice },
  }).toEqual(golden('companion').holds)
})

const dealtFrom = <G extends GameId>(slot: SetupSlot<G>) =>
  slot.kind === 'open' ? slot.setup : null

test('set-ups of both games, settings, and a series that was of dice', () => {
  const { setup, series, settings } = quietly('small-documents').getState()
  const { holds } = golden('small-documents')
  const { dice, cards } = setup
  expect({
    dice: { solo: dealtFrom(dice.solo), pass: dealtFrom(dice.pass) },
    cards: { solo: dealtFrom(cards.solo), pass: dealtFrom(cards.pass) },
  }).toEqual(holds.setup)
  expect(heldSettings(settings)).toEqual(holds.settings)
  expect(series).toEqual({
    company: holds.series.company,
    games: holds.series.games.map((played: object) => ({ game: 'dice', ...played })),
  })
})

test('a card match of the history, from before its cards were counted: as a file, and as a row of statistics', async () => {
  const { file, plays } = golden('cards-history')
  const read = await readHistoryFile(file, recordsOf)
  if (!read.ok) throw new Error(read.problem.kind)
  const [match] = read.file.matches
  expect(match).toMatchObject({ game: 'cards', id: 'card-seven', side: 'outlaws', turns: 24 })
  expect(match?.seats[0]).toMatchObject({ name: 'Ada', role: 'outlaw', lost: 1, gained: 1 })
  for (const seat of match?.seats ?? []) {
    expect(seat.draws).toEqual([])
    for (const what of COUNTED_LATER) expect(seat[what]).toBe(0)
  }
  expect(plays).toHaveLength(1)
  const [row] = readPlays(plays)
  expect(row).toMatchObject({ game: 'cards', match: 'card-seven', won: true, lost: 1, players: 7 })
  // Read from the file, it is written as rows are now, and says the same.
  expect(match && readPlays(playsOf(match).map(writePlay))).toEqual([row])
})
