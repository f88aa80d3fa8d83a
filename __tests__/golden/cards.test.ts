import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { replayMatch } from '@/core/match'
import { cards } from '@/games/cards'
import { RecordSchema } from '@/games/cards/notation/schema'
import { tableNotation } from '@/games/cards/notation/table'

// Matches of the card game as they are kept, and the tables they led to. The files never change: whatever becomes of the
// rules' inside, they replay.

test.each(['five-under-way', 'seven-finished'])('%s', (name) => {
  const text = readFileSync(join(__dirname, 'cards', `${name}.json`), 'utf8')
  const { record, holds } = JSON.parse(text)
  const match = replayMatch(cards, v.parse(RecordSchema, record))
  expect({ table: tableNotation(match.state), rng: match.rng }).toEqual(holds)
})
