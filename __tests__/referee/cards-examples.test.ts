import { at } from '@/core/list'
import type { TableNotation } from '@/games/cards/notation/table'
import { CARDS_EXAMPLES, type CardsExample } from '../support/cards-examples'
import { replies, type Reply } from './client'

const PATIENCE = 120_000

type Expected = NonNullable<CardsExample['expect']>

/** What the referee said at one moment of an example: to the request, and when asked to look. */
interface Moment {
  readonly reply: Reply
  readonly table: TableNotation
  readonly legal: Reply
}

const LOOK = [{ op: 'table' }, { op: 'legal' }]
const MOMENT = 1 + LOOK.length

/** The start, then each step; every moment is looked at. */
const requestsOf = ({ position, new: fresh, steps }: CardsExample): object[] =>
  [
    position
      ? { op: 'load', position: { game: 'cards', ...position } }
      : { op: 'new', game: 'cards', ...fresh },
    ...steps.map(({ action }) => ({ op: 'act', action })),
  ].flatMap((request) => [request, ...LOOK])

/** Plays all examples through one referee, as everybody starts it. */
async function refereeExamples(): Promise<Map<CardsExample, readonly Moment[]>> {
  const requests = CARDS_EXAMPLES.map(requestsOf)
  const answers = await replies(requests.flat().map((request) => JSON.stringify(request)))
  expect(answers).toHaveLength(requests.flat().length)
  const moments = new Map<CardsExample, readonly Moment[]>()
  let next = 0
  CARDS_EXAMPLES.forEach((example, i) => {
    const own = answers.slice(next, (next += at(requests, i).length))
    moments.set(example, momentsIn(own))
  })
  return moments
}

function momentsIn(answers: readonly Reply[]): Moment[] {
  const moments: Moment[] = []
  for (let i = 0; i < answers.length; i += MOMENT)
    moments.push({
      reply: at(answers, i),
      table: Object(at(answers, i + 1).table),
      legal: at(answers, i + 2),
    })
  return moments
}

type Look = (moment: Moment, given: object) => unknown

/** The seats that an example names. */
const named =
  (read: (seat: TableNotation['seats'][number]) => unknown): Look =>
  ({ table }, given) =>
    Object.fromEntries(
      Object.keys(given).map((seat) => [seat, read(at(table.seats, Number(seat)))]),
    )

/** Answers what an example asks about a list of actions, in its own words. */
const listed =
  (list: string): Look =>
  ({ legal }, given) => {
    const actions: unknown[] = Object(legal[list])
    return Object.fromEntries(
      Object.entries(given).map(([asked, wanted]) => {
        if (asked === 'count') return [asked, actions.length]
        const isThere = (action: unknown) => actions.map(sorted).includes(sorted(action))
        return [asked, wanted.filter((action: unknown) => isThere(action) === (asked === 'has'))]
      }),
    )
  }

const sorted = (action: unknown): string =>
  JSON.stringify(Object.entries(Object(action)).sort(([a], [b]) => (a < b ? -1 : 1)))

const LOOKS: Readonly<Record<string, Look>> = {
  life: ({ table }) => table.seats.map(({ life }) => life),
  alive: ({ table }) => table.seats.map(({ alive }) => alive),
  hand: named(({ hand }) => hand),
  inPlay: named(({ inPlay }) => inPlay),
  handSize: named(({ hand }) => hand.length),
  deckSize: ({ table }) => table.deck.length,
  deckTop: ({ table }, given) => table.deck.slice(0, Object.values(given).length || Infinity),
  legal: listed('actions'),
  interjections: listed('interjections'),
}

/** Whatever an example names is as it says; what it leaves out does not matter (rules §13). */
function mustBe(moment: Moment, expected: Expected = {}): void {
  for (const [field, given] of Object.entries(expected)) {
    const look = LOOKS[field]
    if (look) expect([field, look(moment, Object(given))]).toEqual([field, given])
    else expect(moment.table).toMatchObject({ [field]: given })
  }
}

describe('the worked examples of the card game, through the referee', () => {
  let moments = new Map<CardsExample, readonly Moment[]>()

  beforeAll(async () => {
    moments = await refereeExamples()
  }, PATIENCE)

  test.each(CARDS_EXAMPLES)('$id $topic', (example) => {
    const [start, ...steps] = moments.get(example) ?? []
    if (!start) throw new Error('the referee did not answer')
    if (example.bad) {
      expect(start.reply).toMatchObject({ ok: false, error: { code: 'bad-position' } })
      return
    }
    expect(start.reply.ok).toBe(true)
    mustBe(start, example.expect)
    let before = start
    example.steps.forEach(({ refuse, expect: expected }, i) => {
      const moment = at(steps, i)
      if (refuse) {
        expect(moment.reply).toMatchObject({ ok: false, error: { code: 'illegal-action' } })
        expect(moment.table).toEqual(before.table)
      } else {
        expect(moment.reply).toMatchObject({ ok: true, table: moment.table })
      }
      mustBe(moment, expected)
      before = moment
    })
  })
})
